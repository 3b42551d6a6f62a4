"""Views are rendered at once, but only a few in each round of the event loop."""

import asyncio

import pytest

from tests.server.running import PATIENCE
from undertow.engine.state import SPECTATOR
from undertow.server.live.hub import Hub
from undertow.server.live.view_queue import ViewQueue


async def rounds_of(queue: ViewQueue, viewers: int) -> list[int]:
    """Let viewers wait; returns how many were let go in each round of the event loop."""
    let_go: list[int] = []

    async def look() -> None:
        await queue.wait()
        let_go[-1] += 1

    tasks = [asyncio.create_task(look()) for _ in range(viewers)]
    while not all(task.done() for task in tasks):
        let_go.append(0)
        await asyncio.sleep(0)
    return let_go


def test_the_seats_of_a_table_are_shown_it_at_once() -> None:
    assert asyncio.run(rounds_of(ViewQueue(), 3)) == [3]


def test_moves_get_a_chance_between_many_viewers() -> None:
    found = asyncio.run(rounds_of(ViewQueue(), 30))
    assert sum(found) == 30
    assert max(found) == 12


def test_the_queue_goes_on_after_it_was_empty() -> None:
    async def twice() -> list[int]:
        queue = ViewQueue()
        return [sum(await rounds_of(queue, count)) for count in (25, 6)]

    assert asyncio.run(twice()) == [25, 6]


def test_a_cancelled_viewer_holds_nobody_up() -> None:
    async def cancel_one() -> None:
        queue = ViewQueue()
        tasks = [asyncio.create_task(queue.wait()) for _ in range(14)]
        await asyncio.sleep(0)
        tasks[12].cancel()
        await asyncio.wait_for(tasks[13], PATIENCE)
        with pytest.raises(asyncio.CancelledError):
            await tasks[12]

    asyncio.run(cancel_one())


def test_the_seat_that_acted_is_woken_last() -> None:
    async def woken() -> list[int]:
        hub, found = Hub(asyncio.get_running_loop()), list[int]()

        async def look(viewer: int) -> None:
            with hub.watching("a", viewer) as change:
                await change.wait()
                found.append(viewer)

        tasks = [asyncio.create_task(look(viewer)) for viewer in (0, 1, SPECTATOR)]
        await asyncio.sleep(0)
        hub.changed("a", waits_for_bot=False, actor=0)
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        return found

    assert asyncio.run(woken()) == [1, SPECTATOR, 0]
