-- What people answered to puzzles. Of each puzzle the first answer of a person counts.
create table puzzle_answers (
    person text not null references people (id),
    game text not null,
    -- The name of the position, the same in every version of the program.
    puzzle text not null,
    move text not null,
    solved bigint not null,
    -- The day (YYYY-MM-DD, UTC) whose puzzle it was; none for any other puzzle.
    day text,
    at bigint not null,
    primary key (person, game, puzzle)
);
create index puzzle_answers_by_game on puzzle_answers (game, at);
