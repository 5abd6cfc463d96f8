"""Against the server of FORECOURT_URL with the key of FORECOURT_KEY (test/clients/packages.test.ts starts it)."""

import asyncio
import http.server
import io
import json
import logging
import os
import tempfile
import threading
import traceback
import unittest
from contextlib import contextmanager

from forecourt_client import (
    AsyncForecourt,
    DepthError,
    FieldError,
    Forecourt,
    ForecourtError,
    async_first,
    async_pages,
    facet,
    first,
    pages,
    statistics,
)

URL, KEY = os.environ["FORECOURT_URL"], os.environ["FORECOURT_KEY"]
market = Forecourt(URL, KEY)


@contextmanager
def scripted(*answers, made=Forecourt):
    """A client of a server that gives these answers (status, Retry-After), one after the other; a redirect leads to the same
    address. A status of 0: the file breaks off."""
    asked = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            status, after = answers[len(asked)]
            asked.append(self.path)
            body = json.dumps({"code": status, "message": "busy"}).encode()
            self.send_response(status or 200)
            if after is not None:
                self.send_header("Retry-After", after)
            if 300 <= status < 400:
                self.send_header("Location", self.path)
            self.send_header("Content-Length", str(len(body) + (0 if status else 1)))
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_GET

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield made(f"http://127.0.0.1:{server.server_port}", "kSECRET"), asked
    finally:
        server.shutdown()
        server.server_close()


class Client(unittest.TestCase):
    def test_a_search_with_a_facet_and_statistics(self):
        found = market.search_car_active(car_type=["new", "used"], rows=2, facets="make,nothing", stats="price")
        self.assertEqual(len(found["listings"]), 2)
        makes = facet(found, "make")
        self.assertTrue(len(makes) > 1 and all(one["count"] > 0 for one in makes))
        with self.assertRaises(FieldError):
            facet(found, "nothing")
        self.assertGreater(statistics(found, "price")["mean"], 0)
        self.assertIsNone(statistics(found, "miles"))

    def test_all_pages_bring_every_listing_once(self):
        found = list(pages(market.search_car_active, rows=7))
        ids = [car["id"] for page in found for car in page["listings"]]
        self.assertGreater(len(found), 1)
        self.assertEqual(len(ids), found[0]["num_found"])
        self.assertEqual(len(set(ids)), len(ids))
        some = [car for page in first(5, market.search_car_active, rows=3) for car in page["listings"]]
        self.assertEqual([car["id"] for car in some], ids[:5])

    def test_an_export_is_saved_when_it_is_complete(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "cars.csv")
            market.search_car_active_export(columns="id,price", format="csv").save(path)
            self.assertEqual(os.listdir(folder), ["cars.csv"])
            with open(path, encoding="utf-8-sig") as file:
                lines = file.read().splitlines()
        self.assertEqual(lines[0], "id,price")
        self.assertEqual(len(lines) - 1, market.search_car_active(rows=0)["num_found"])

    def test_members_of_paths_are_written_as_such(self):
        listing = market.search_car_active(rows=1)["listings"][0]
        self.assertEqual(market.listing_car(listing["id"])["vin"], listing["vin"])

    def test_an_error_says_what_is_wrong(self):
        with self.assertRaises(ForecourtError) as told:
            market.search_car_active(year="twenty")
        self.assertEqual(told.exception.status, 422)
        self.assertIn("year", str(told.exception))

    def test_no_log_and_no_error_holds_the_key(self):
        log = io.StringIO()
        handler = logging.StreamHandler(log)
        root = logging.getLogger()
        root.addHandler(handler)
        level = root.level
        root.setLevel(logging.DEBUG)
        try:
            with scripted((429, "0"), (308, None), (200, None)) as (client, _):
                client.deliveries()
            with self.assertRaises(ForecourtError) as told:
                Forecourt("http://127.0.0.1:1", "kSECRET", retries=0).deliveries()
        finally:
            root.removeHandler(handler)
            root.setLevel(level)
        self.assertIn("/v2/deliveries?api_key=*** ", log.getvalue())
        self.assertRegex(log.getvalue(), r"Location', b'/v2/deliveries\?api_key=\*\*\*'")
        self.assertEqual((told.exception.__cause__, told.exception.__context__), (None, None))
        shown = log.getvalue() + "".join(traceback.format_exception(told.exception)) + repr(client)
        self.assertNotIn("kSECRET", shown)

    def test_it_asks_again_when_the_server_says(self):
        with scripted((429, "0"), (503, "0"), (200, None)) as (client, asked):
            client.deliveries()
            self.assertEqual(len(asked), 3)
        with scripted((429, "864000")) as (client, asked):
            with self.assertRaises(ForecourtError) as told:
                client.deliveries()
            self.assertEqual((told.exception.status, told.exception.retry_after), (429, 864000))
        with scripted((429, "0"), (503, "0")) as (client, asked):
            with self.assertRaises(ForecourtError):
                client.request("POST", "/batch/vin/decode/jobs/1/download")
            self.assertEqual(len(asked), 2)

    def test_a_file_that_breaks_off_is_none(self):
        with tempfile.TemporaryDirectory() as folder, scripted((0, None)) as (client, _):
            with self.assertRaisesRegex(ForecourtError, "before it was complete"):
                client.search_car_active_export().save(os.path.join(folder, "cars.csv"))
            self.assertEqual(os.listdir(folder), [])

    def test_what_is_posted_arrives(self):
        ids = {"preferred_dealers": [1000001, 1000000]}
        self.assertEqual(market.client_configure_set(ids, country="us"), {"country": "us", **ids})
        form = {"csvfile": b"dealer_id\n1000002\n"}
        market.client_configure_set(form, country="us")
        self.assertEqual(market.client_configure_get(country="us")["preferred_dealers"], [1000002])
        with self.assertRaisesRegex(ForecourtError, "401: The client id"):
            market.oauth2_token({"grant_type": "client_credentials", "client_id": "a", "client_secret": "b"})

    def test_a_job_is_sent_as_a_file_and_its_results_are_one(self):
        sent = []
        with scripted((200, None), (200, None)) as (client, asked):
            ask = client._once
            client._once = lambda *given: sent.append(given) or ask(*given)
            client.batch_vin_decode_jobs_submit(
                {"file": b"vin\n1", "client_reference": "mine"}, include_generic=True
            )
            results = b"".join(client.batch_vin_decode_jobs_download("7"))
        self.assertEqual(
            asked,
            [
                "/v2/batch/vin/decode/jobs?include_generic=true&api_key=kSECRET",
                "/v2/batch/vin/decode/jobs/7/download?api_key=kSECRET",
            ],
        )
        self.assertEqual(
            [(method, body) for method, _, body, _ in sent],
            [
                ("POST", {"files": {"file": ("file", b"vin\n1")}, "data": {"client_reference": "mine"}}),
                ("POST", {}),
            ],
        )
        self.assertIn(b"busy", results)

    def test_pages_are_of_one_version_and_end_where_the_plan_does(self):
        sent = []

        def nine(start, rows, data_version=None, facets=None):
            sent.append((start, rows, data_version, facets))
            if start + rows > 5:
                raise ForecourtError("422: Parameter start: start + rows must not exceed 5 on this plan; …", 422)
            answer = type(market.deliveries())({"num_found": 9, "listings": list(range(start, start + rows))})
            answer.data_version = "v1"
            return answer

        seen = []
        with self.assertRaises(DepthError) as told:
            for page in pages(nine, rows=2, facets="make"):
                seen += page["listings"]
        self.assertEqual((told.exception.found, told.exception.limit), (9, 5))
        self.assertEqual(seen, [0, 1, 2, 3, 4])
        self.assertEqual(
            sent, [(0, 2, None, "make"), (2, 2, "v1", None), (4, 2, "v1", None), (4, 1, "v1", None)]
        )


class AsyncClient(unittest.IsolatedAsyncioTestCase):
    async def test_requests_at_the_same_time_and_pages(self):
        async with AsyncForecourt(URL, KEY) as client:
            found, sold = await asyncio.gather(
                client.search_car_active(rows=0, facets="make"), client.search_car_active(rows=0, stats="price")
            )
            self.assertGreater(facet(found, "make")[0]["count"], 0)
            self.assertGreater(statistics(sold, "price")["mean"], 0)
            ids = [car["id"] async for page in async_pages(client.search_car_active, rows=7) for car in page["listings"]]
            self.assertEqual(len(ids), found["num_found"])
            self.assertEqual(len(set(ids)), len(ids))
            some = [car["id"] async for page in async_first(5, client.search_car_active, rows=3) for car in page["listings"]]
            self.assertEqual(some, ids[:5])

    async def test_an_export_is_saved_when_it_is_complete(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "cars.csv")
            async with AsyncForecourt(URL, KEY) as client:
                await (await client.search_car_active_export(columns="id", format="csv")).save(path)
                found = (await client.search_car_active(rows=0))["num_found"]
            with open(path, encoding="utf-8") as file:
                self.assertEqual(len(file.readlines()) - 1, found)
            with scripted((0, None), made=AsyncForecourt) as (client, _):
                with self.assertRaisesRegex(ForecourtError, "before it was complete"):
                    await (await client.search_car_active_export()).save(os.path.join(folder, "cut.csv"))
            self.assertEqual(os.listdir(folder), ["cars.csv"])

    async def test_it_asks_again_when_the_server_says_and_shows_no_key(self):
        with scripted((429, "0"), (503, "0"), (200, None), (429, "864000"), (503, "0"), made=AsyncForecourt) as (client, asked):
            await client.deliveries()
            self.assertEqual(len(asked), 3)
            with self.assertRaises(ForecourtError) as told:
                await client.deliveries()
            self.assertEqual((told.exception.status, told.exception.retry_after), (429, 864000))
            with self.assertRaises(ForecourtError):
                await client.batch_vin_decode_jobs_download("1")
            self.assertEqual(len(asked), 5)
        with self.assertRaises(ForecourtError) as told:
            await AsyncForecourt("http://127.0.0.1:1", "kSECRET", retries=0).deliveries()
        self.assertNotIn("kSECRET", "".join(traceback.format_exception(told.exception)))

    async def test_pages_end_where_the_plan_does(self):
        async def nine(start, rows):
            if start + rows > 5:
                raise ForecourtError("422: Parameter start: start + rows must not exceed 5 on this plan; …", 422)
            return {"num_found": 9, "listings": list(range(start, start + rows))}

        seen = []
        with self.assertRaises(DepthError):
            async for page in async_pages(nine, rows=2):
                seen += page["listings"]
        self.assertEqual(seen, [0, 1, 2, 3, 4])


if __name__ == "__main__":
    unittest.main()
