"""The same games on a cluster: three nodes of Ray on this machine, two of which are killed."""

import json
import threading
import time

import pytest
import rempart

ray = pytest.importorskip("ray")

import rempart.ray  # noqa: E402


@pytest.fixture(scope="module")
def cluster():
    """Three nodes with a processor each."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    others = [cluster.add_node(num_cpus=1) for _ in range(2)]
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    cluster.wait_for_nodes()
    yield cluster, others
    ray.shutdown()
    cluster.shutdown()


def same(one, other):
    return json.dumps(one) == json.dumps(other)


def test_a_cluster_finds_what_one_machine_finds(cluster):
    plan = rempart.Plan("xeno", ["recruit", "random"], games=50, seed=3)
    assert ray.cluster_resources()["CPU"] == 3
    assert same(rempart.ray.simulate(plan), rempart.simulate(plan))
    assert same(rempart.ray.simulate(plan, share=7), rempart.simulate(plan))
    over = {"players": [2, 3]}
    assert same(rempart.ray.balance(plan, over), rempart.balance(plan, over))
    entrants = ["random", "recruit"]
    here, there = (it.tournament(plan, entrants) for it in (rempart, rempart.ray))
    assert here == there
    with pytest.raises(rempart.RempartError, match="at least 1 game"):
        rempart.ray.simulate(plan, share=0)


def test_a_cluster_teaches_what_one_machine_teaches(cluster):
    course = {"game": "pulp", "net": "mission", "games": 20, "seed": 5, "batch": 8}
    heard = []
    weights = rempart.ray.train(**course, progress=lambda *it: heard.append(it))
    assert weights == rempart.train(**course)
    assert [games for games, _ in heard] == [8, 16, 20]
    assert all(0 < error < 1 for _, error in heard)


def start(plan):
    """Begins to play a plan: where the report will be, and the thread that waits for it."""
    found = {}
    work = threading.Thread(target=lambda: found.update(rempart.ray.simulate(plan, share=2)))
    work.start()
    return found, work


def test_nothing_is_lost_or_counted_twice_when_nodes_are_killed(cluster):
    nodes, others = cluster
    # A fast machine may be done before the other nodes have begun, or before Ray tells of it.
    for games in [200, 800, 3200]:
        plan = rempart.Plan("oh-no", "cadet", games=games, seed=4)
        found, work = start(plan)
        # Two nodes of three are busy: at least one of those that die.
        while work.is_alive() and ray.available_resources().get("CPU", 0) > 1:
            time.sleep(0.02)
        if work.is_alive():
            break
    for node in others:
        nodes.remove_node(node, allow_graceful=False)
    assert work.is_alive(), "it was over before the nodes died"
    work.join()
    assert same(found, rempart.simulate(plan))
    # The cluster may hear of the deaths only after those games have been played elsewhere.
    while ray.cluster_resources()["CPU"] > 1:
        time.sleep(0.1)
