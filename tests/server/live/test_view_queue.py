"""Views are rendered a table at a time, after the moves that have arrived."""

import asyncio

import pytest

from undertow.engine.state import SPECTATOR
from undertow.server.live.hub import Hub
from undertow.server.live.view_queue import ViewQueue


async def order_of(queue: ViewQueue, tables: str) -> list[str]:
    """Let one viewer of each table wait; returns who was let go in each round of the event loop."""
    let_go: list[str] = []

    async def look(table: str) -> None:
        await queue.wait(table)
        let_go[-1] += table

    viewers = [asyncio.create_task(look(table)) for table in tables]
    while not all(viewer.done() for viewer in viewers):
        let_go.append("")
        await asyncio.sleep(0)
    return [group for group in let_go if group]


def test_viewers_of_one_table_go_together_and_tables_one_after_the_other() -> None:
    assert asyncio.run(order_of(ViewQueue(), "abab")) == ["aa", "bb"]


def test_moves_get_a_chance_between_many_viewers_of_one_table() -> None:
    assert asyncio.run(order_of(ViewQueue(), "aaaaaa")) == ["aaaa", "aa"]


def test_the_queue_goes_on_after_it_was_empty() -> None:
    async def twice() -> list[str]:
        queue = ViewQueue()
        return await order_of(queue, "a") + await order_of(queue, "b")

    assert asyncio.run(twice()) == ["a", "b"]


def test_a_cancelled_viewer_holds_nobody_up() -> None:
    async def cancel_one() -> None:
        queue = ViewQueue()
        first, second = asyncio.create_task(queue.wait("a")), asyncio.create_task(queue.wait("a"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait_for(second, 5)
        with pytest.raises(asyncio.CancelledError):
            await first

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
        await asyncio.wait_for(asyncio.gather(*tasks), 5)
        return found

    assert asyncio.run(woken()) == [1, SPECTATOR, 0]
