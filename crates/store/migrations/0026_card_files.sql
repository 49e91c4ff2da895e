-- What is published may be a card file: then its line is the hash of the cards.
alter table scenarios add column is_cards bigint not null default 0;
