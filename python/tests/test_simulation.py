"""Thousands of games of bots, here by the dozen."""

import dataclasses

import pytest
import rempart


def test_a_report_is_that_of_all_parts_in_any_order():
    plan = rempart.Plan("xeno", ["recruit", "random"], games=30, seed=5)
    report = rempart.simulate(plan)
    assert report["games"] == 30 and sum(report["endings"].values()) == 30
    assert report["bots"] == {"A": "recruit", "B": "random"} and report["seed"].startswith("05")
    assert "seconds" not in report
    parts = [plan.play(first, first + 10) for first in (20, 0, 10)]
    assert plan.report(parts) == report == rempart.simulate(plan, threads=3)
    assert rempart.simulate(dataclasses.replace(plan, seed=6)) != report
    with pytest.raises(rempart.RempartError, match="20 games of 30"):
        plan.report(parts[:2])


def test_a_table_of_options():
    plan = rempart.Plan("pulp", "random", games=5)
    reports = rempart.balance(plan, {"difficulty": None})
    assert [it["over"]["difficulty"] for it in reports] == ["simple", "normal", "advanced"]
    alone = rempart.Plan("pulp", "random", games=5, options={"difficulty": "normal"})
    assert reports[1] == {"over": {"difficulty": "normal"}, **rempart.simulate(alone)}
    plan = rempart.Plan("oh-no", "random", games=2, options={"level": 1})
    reports = rempart.balance(plan, {"players": None, "level": [0, 2]})
    assert [tuple(it["over"].values()) for it in reports] == [
        (players, level) for players in (3, 4, 5) for level in (0, 2)
    ]
    assert [it["players"] for it in reports] == [3, 3, 4, 4, 5, 5]
    assert {it["options"]["level"] for it in reports} == {"0", "2"}


def test_everybody_against_everybody():
    plan = rempart.Plan("xeno", games=4, players=2)
    standings = rempart.tournament(plan, ["random", "recruit", "cadet"])
    seatings = [tuple(it["bots"].values()) for it in standings.reports]
    assert len(set(seatings)) == len(seatings) == 6
    assert all(one != other for one, other in seatings)
    assert {it["games"] for it in standings.table.values()} == {16}
    table = standings.table
    assert sum(it["won"] for it in table.values()) == sum(
        sum(it["wins"].values()) for it in standings.reports
    )
    assert table["random"]["won"] < table["cadet"]["won"]
    # With three seats, one sits beside two of the other.
    plan = rempart.Plan("xeno", games=1, players=3)
    table = rempart.tournament(plan, ["random", "recruit"]).table
    assert {(it["games"], it["seats"]) for it in table.values()} == {(6, 9)}
    alone = rempart.tournament(rempart.Plan("pulp", games=3), ["random", "recruit"])
    assert [it["players"] for it in alone.reports] == [1, 1]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (lambda: rempart.Plan("chess"), "there are: oh-no"),
        (lambda: rempart.Plan("xeno", games=0), "at least 1 game"),
        (lambda: rempart.Plan("xeno", "admiral"), "there are: random, recruit"),
        (lambda: rempart.Plan("xeno", ["random"], players=2), "1 bots for 2 seats"),
        (lambda: rempart.Plan("xeno", players=9), "the game takes 2 to 5"),
        (lambda: rempart.Plan("xeno", options={"colour": 1}), "known: invasion"),
        (lambda: rempart.Plan("xeno", seed="x"), "whole number or 64"),
        (lambda: rempart.Plan("xeno", cards="nonsense"), "line 1"),
        (lambda: rempart.simulate(rempart.Plan("pulp"), threads=0), "at least 1 thread"),
        (lambda: rempart.balance(rempart.Plan("pulp"), {"colour": None}), "say which are meant"),
        (lambda: rempart.tournament(rempart.Plan("xeno"), ["random"]), "at least two bots"),
    ],
)
def test_an_error_says_what_would_be_right(wrong, right):
    with pytest.raises(rempart.RempartError) as error:
        wrong()
    assert right in str(error.value)


def test_cards_of_ones_own_travel_with_the_plan(tmp_path):
    file = tmp_path / "cards.toml"
    file.write_text(rempart.card_file("pulp")[0])
    plan = rempart.Plan("pulp", "random", cards=file, games=3)
    assert plan.cards == file.read_text()
    assert rempart.simulate(plan) == rempart.simulate(rempart.Plan("pulp", "random", games=3))
    with pytest.raises(rempart.RempartError, match="no-such"):
        rempart.Plan("pulp", cards=tmp_path / "no-such")


def test_a_network_is_taught_alike_on_any_number_of_threads():
    course = {"game": "xeno", "net": "peace", "games": 7, "seed": 3, "batch": 3}
    weights = rempart.train(**course)
    assert weights == rempart.train(**course, threads=2)
    assert weights != rempart.train(**course | {"seed": 4})

    one, other = (rempart.Training(*course.values()) for _ in range(2))
    one.learn([one.play(0, 2), one.play(2, 3)])
    other.resume(one.state())
    assert (one.learned, one.batch, other.batch) == (3, (3, 6), (3, 6))
    with pytest.raises(rempart.RempartError, match="the games 3 up to 6"):
        one.play(0, 3)
    with pytest.raises(rempart.RempartError, match="a batch has 3 games"):
        one.learn([one.play(3, 4)])
    with pytest.raises(rempart.RempartError, match="not the state"):
        rempart.Training("xeno", "peace", 8, 3, 3).resume(one.state())
    with pytest.raises(rempart.RempartError, match="no network war; there are: duel, peace, invasion"):
        rempart.Training("xeno", "war", 7, 3, 3)
    with pytest.raises(rempart.RempartError, match="no networks; these have:"):
        rempart.Training("chess", "peace", 7, 3, 3)
