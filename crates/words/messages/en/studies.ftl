study-many = Studies
study-lead = Finished games with notes at their moments, written for others to read. You need an account to write one.
study-own = Your studies
study-listed-ones = For everybody
study-none = Nobody else has published a study yet.
study-by = by { $name }
study-unlisted = not listed
study-chapters-n =
    { $n ->
        [one] one chapter
       *[other] { $n } chapters
    }
study-see-name = Read the study { $name }
study-read = Read
study-new = A new study
study-account = To write a study you need an account.
study-name = Name
study-about = About the study
study-list-it = Everybody finds it; otherwise only those who have its link
study-begin = Begin the study
study-chapters = Chapters
study-empty = This study has no chapter yet.
study-hidden = This game cannot be shown yet: somebody still has its deal before them.
study-whole-game = the whole game
study-ply = After how many moves
study-board = The board at this moment
study-no-notes = Nothing is noted yet.
study-after-n =
    { $n ->
        [0] At the beginning
        [one] After one move
       *[other] After { $n } moves
    }
study-marked =
    { $n ->
        [one] One mark on the board.
       *[other] { $n } marks on the board.
    }
study-note-here = Note at this moment
study-keep = Keep
study-mark = Mark places
study-unmark = Remove the marks
study-mark-means = While “Mark places” is on: a place clicked twice gets a ring, two places get an arrow. The same again takes it away. A note without words and marks is gone once it is kept.
study-edit = Edit the study
study-new-chapter = A new chapter
study-chapter-name = Name of the chapter
study-game = One of your last games
study-other-game = Another game, by its link
study-address = Link of a finished game, if another one
study-add = Add the chapter
study-eyes = Seen through the eyes of
study-spectator = A spectator
study-itself = The study
study-drop = Remove this chapter
study-drop-means = Its notes are gone, too. The game stays.
study-drop-yes = Yes, remove it
study-delete = Delete the study
study-delete-means = All its chapters and notes are gone. The games stay.
study-delete-yes = Yes, delete it
study-share = Share the study
