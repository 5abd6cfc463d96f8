"""What a type checker says of programs that use the client: mypy reads this, and nothing runs it (test/clients/packages.test.ts)."""

from typing import assert_type

from forecourt_client import AsyncForecourt, Download, Forecourt, async_pages, facet, first, pages, statistics, types


def counted(market: Forecourt) -> None:
    found = market.search_car_active(make="ford", car_type=["used"], facets="model", stats="price")
    assert_type(found["num_found"], int)
    assert_type([car["heading"] for car in found["listings"]], list[str])
    assert_type(facet(found, "model"), list[types.FacetCount])
    assert_type(statistics(found, "price"), types.FieldStatistics | None)
    market.search_car_active(no_such_filter="1")  # type: ignore[call-arg]


def paged(market: Forecourt) -> None:
    for page in pages(market.search_car_active, make="ford", rows=100):
        assert_type(page, types.SearchCarActiveAnswer)
    for more in first(200, market.dealers_car, state="TX"):
        assert_type(more, types.DealersCarAnswer)
    pages(market.search_car_active, no_such_filter="1")  # type: ignore[call-arg]


def sent(market: Forecourt) -> None:
    job = market.batch_vin_decode_jobs_submit({"file": b"vin"}, include_generic=True)
    assert_type(market.batch_vin_decode_job(job["job_id"]), types.BatchJob)
    assert_type(market.batch_vin_decode_jobs_download(job["job_id"]), Download)
    market.client_configure_set({"preferred_dealers": ["a name"]}, country="us")  # type: ignore[list-item]


async def at_once(market: AsyncForecourt) -> None:
    assert_type(await market.mds_car(make="Ford"), types.MdsCarAnswer)
    async for page in async_pages(market.search_car_active, make="ford"):
        assert_type(page, types.SearchCarActiveAnswer)
