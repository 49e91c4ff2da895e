from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

Seat = str | int
"""The letter of a seat, "A" to "E", or its number from 0."""

Seed = int | str
"""A whole number, or 64 hexadecimal digits."""

class RempartError(ValueError):
    """A game, an option, a seat or a record that cannot be; the message says what could."""

class IllegalAction(RempartError):
    """An action that is not offered; the message lists what is. Nothing has changed."""

class GameOver(IllegalAction):
    """An action in a game that is over."""

class Game:
    """One game.

    `cards` is the text of a card file, or a path to one; None for the game's own cards. With
    `talk`, what may be said without being asked is offered, too.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str | int | bool] | None = None,
        cards: str | PathLike[str] | None = None,
        *,
        seed: Seed = 0,
        talk: bool = False,
    ) -> None: ...
    @property
    def id(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def seats(self) -> list[str]: ...
    @property
    def options(self) -> list[tuple[str, str]]: ...
    @property
    def seed(self) -> str:
        """All luck of the game, as 64 hexadecimal digits.

        The same seed and actions give the same game.
        """
    @property
    def num_actions(self) -> int:
        """How many action numbers the game has."""
    @property
    def observation_size(self) -> int:
        """How many numbers a seat sees."""
    @property
    def observation(self) -> NDArray[np.float32]:
        """What the seat sees that is asked: `(observation_size,)`, 0 when the game is over.

        It is always the same array, which each step writes anew; copy what is kept, and do not
        write to it.
        """
    @property
    def mask(self) -> NDArray[np.int8]:
        """1 for each action that it may choose: `(num_actions,)`. Always the same array, too."""
    @property
    def turn(self) -> str | None:
        """The seat that is asked; the first one, where several are; None when the game is over."""
    @property
    def asked(self) -> list[str]:
        """All seats that are asked. None of them learns an answer before all are in."""
    @property
    def over(self) -> bool: ...
    @property
    def plies(self) -> int | None:
        """How many moves were played; None for an imagined game."""
    def begun(self, seat: Seat | None = None) -> int | None:
        """The first part of a move that the seat has chosen, if it has chosen one."""
    def step(self, action: int) -> bool:
        """The seat that is asked chooses an action; whether the game goes on.

        Raises IllegalAction if it is not offered, and GameOver at the end.
        """
    def act(self, seat: Seat, action: int) -> None:
        """Any of the seats that are asked chooses an action."""
    def play(self, seat: Seat, text: str) -> None:
        """The seat plays a whole move, or says something, as text: `play("A", "zap red-cannon")`."""
    def actions(self, seat: Seat | None = None) -> list[int]:
        """The numbers of the actions that are offered, the lowest first."""
    def legal_moves(self, seat: Seat | None = None) -> list[str]:
        """The whole moves that are offered, as text."""
    def asides(self, seat: Seat) -> list[str]:
        """What the seat may say without being asked."""
    def action_text(self, action: int) -> str:
        """What a number means. In a part of a move `...` stands for the other part."""
    def action_numbers(self, text: str) -> list[int]:
        """The numbers of a move: one, or two for a move of two parts."""
    def observe(self, seat: Seat) -> NDArray[np.float32]:
        """What any seat sees, in an array of its own: `(observation_size,)`."""
    def mask_of(self, seat: Seat) -> NDArray[np.int8]:
        """What any seat may choose, in an array of its own: `(num_actions,)`."""
    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What the seat sees, as the game says it; None for a spectator."""
    def information_state(self, seat: Seat) -> str:
        """All that the seat knows, as JSON: `[told, begun, view]`.

        `told` is what it was told since the game began, with its own moves as text.
        """
    def outcome(self) -> dict[str, Any] | None:
        """How the game ended: `{"ending": ..., "seats": {"A": {"verdict": "won", "score": 3}}}`."""
    def rewards(self) -> NDArray[np.float32]:
        """1 for each seat that won, -1 for each that lost, 0 for a draw or before the end."""
    def reset(self, seed: Seed | None = None) -> None:
        """Begins again, with the same seed or another."""
    def clone(self) -> Game:
        """The same game once more; to undo is to go back to a clone."""
    def imagine(self, seat: Seat | None = None, seed: Seed = 0) -> Game:
        """A game as it might be: all that the seat does not know is dealt again."""
    def finish(self, level: str = "random", seed: Seed = 0) -> int:
        """Plays on to the end with bots in all seats; the number of moves."""
    def record(self, names: list[str] | None = None) -> str:
        """The game as text: what was agreed, the seed, every move and the outcome."""
    def board(self, seat: Seat | None = None, lang: str = "en") -> str:
        """The position as text for people, as the seat sees it."""
    def draw(self, seat: Seat | None = None, lang: str = "en") -> Drawing:
        """The position as the page of a table draws it, as the seat sees it."""
    def say(self, action: int, lang: str = "en") -> str:
        """An action in words for people."""

class Drawing:
    """A board as an HTML document of its own: it asks for no other file and for no server.

    A notebook shows it; `str(drawing)` is the document.
    """

    @property
    def html(self) -> str: ...
    def save(self, path: str | PathLike[str]) -> None:
        """Writes the document to a file, which any browser opens."""

class Bot:
    """Somebody who plays: `random`, a level from `recruit` to `general`, or `search:400`.

    Bots see what their seat sees. The same seed gives the same choices.
    """

    def __init__(self, level: str = "captain", seed: Seed | None = None) -> None: ...
    @property
    def level(self) -> str: ...
    def choose(self, game: Game, seat: Seat | None = None) -> int:
        """The action that it would choose."""

class Vector:
    """Many games of one kind, stepped together in Rust while Python's lock is released.

    `bots` names who plays in which seats: `{"B": "captain"}`. A game that ends begins anew in the
    same step, with a new seed. All arrays are written in place; copy what is kept. With
    `observed=False` no observations are written, and their array is `(n, 0)`.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        options: dict[str, str | int | bool] | None = None,
        cards: str | PathLike[str] | None = None,
        *,
        seed: Seed = 0,
        bots: dict[Seat, str | Bot] | None = None,
        threads: int = 1,
        talk: bool = False,
        observed: bool = True,
    ) -> None: ...
    @property
    def n(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def seats(self) -> list[str]: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def moves(self) -> int:
        """How many moves were played, those of bots included."""
    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seat sees that is asked in each game: `(n, observation_size)`."""
    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for each action that it may choose: `(n, num_actions)`."""
    @property
    def turns(self) -> NDArray[np.int8]:
        """The number of that seat: `(n,)`."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the games that ended in the last step paid: `(n, players)`, else 0."""
    @property
    def scores(self) -> NDArray[np.int32]:
        """The points at that end: `(n, players)`, else 0."""
    @property
    def ended(self) -> NDArray[np.int8]:
        """1 for each game that ended in the last step: `(n,)`. The next one has begun there."""
    def step(self, actions: ArrayLike) -> None:
        """Chooses an action in each game: `(n,)`.

        Raises IllegalAction, which names the game, if one is not offered; then no game has changed.
        """
    def sample(self) -> NDArray[np.int64]:
        """One of the offered actions for each game, all equally likely: `(n,)`."""
    def advise(self, level: str = "captain") -> NDArray[np.int64]:
        """What a bot would choose in each game: `(n,)`."""
    def reset(self, seed: Seed) -> None:
        """Begins all games again."""

def games_json() -> str: ...
def card_file(game: str, cards: str | PathLike[str] | None = None) -> tuple[str, str]:
    """The card file of a game, as text, and its hash."""

def replay(record: str, cards: str | PathLike[str] | None = None) -> Game:
    """Plays a record again, checking all that it says."""

def play_games(plan: Any, first: int, end: int, threads: int | None) -> bytes: ...
def report_of(plan: Any, played: list[bytes]) -> str: ...

class Training:
    """A network while it is taught; `net` is one of those of the game, such as `mission` of `pulp`.

    Raises RempartError for a network that the game does not have.
    """

    def __init__(self, game: str, net: str, games: int, seed: Seed, batch: int) -> None: ...
    @property
    def learned(self) -> int:
        """How many games it has learned from."""
    @property
    def batch(self) -> tuple[int, int]:
        """The games that are played with the present weights: the first, and the one after the last."""
    def play(self, first: int, end: int) -> bytes:
        """Plays games of the batch: what was seen in them. It may be done anywhere."""
    def learn(self, played: list[bytes]) -> float:
        """Learns from all games of the batch, in their order; the mean error of the network, from 0 to 1."""
    def weights(self) -> bytes:
        """The file of weights, as `rempart train` writes it."""
    def state(self) -> bytes:
        """All that `resume` needs."""
    def resume(self, state: bytes) -> None:
        """Goes on where another training of the same course was.

        Raises RempartError for the state of another course.
        """
