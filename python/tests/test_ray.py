"""The same games on a cluster: three nodes of Ray on this machine, one of which is killed."""

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


def test_nothing_is_lost_or_counted_twice_when_a_node_is_killed(cluster):
    nodes, others = cluster
    plan = rempart.Plan("oh-no", "cadet", games=48, seed=4)
    found = {}
    work = threading.Thread(target=lambda: found.update(rempart.ray.simulate(plan, share=1)))
    work.start()
    # Every node is busy.
    while ray.available_resources().get("CPU", 0) > 0:
        assert work.is_alive()
        time.sleep(0.02)
    nodes.remove_node(others[0], allow_graceful=False)
    assert work.is_alive(), "it was over before the node died"
    work.join()
    assert same(found, rempart.simulate(plan))
    # The cluster may hear of the death only after the games of that node have been played elsewhere.
    while ray.cluster_resources()["CPU"] > 2:
        time.sleep(0.1)
