"""Against the server of FORECOURT_URL with the key of FORECOURT_KEY (test/clients/packages.test.ts starts it)."""

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
    DepthError,
    FieldError,
    Forecourt,
    ForecourtError,
    facet,
    first,
    pages,
    statistics,
)

market = Forecourt(os.environ["FORECOURT_URL"], os.environ["FORECOURT_KEY"])


@contextmanager
def scripted(*answers):
    """A server that gives these answers (status, Retry-After), one after the other; a redirect leads to the same address."""
    asked = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            status, after = answers[len(asked)]
            asked.append(self.path)
            body = json.dumps({"code": status, "message": "busy"}).encode()
            self.send_response(status)
            if after is not None:
                self.send_header("Retry-After", after)
            if 300 <= status < 400:
                self.send_header("Location", self.path)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_GET

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield Forecourt(f"http://127.0.0.1:{server.server_port}", "kSECRET"), asked
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
        self.assertIn("GET /v2/deliveries?api_key=***", log.getvalue())
        self.assertRegex(log.getvalue(), r"Redirecting .*api_key=\*\*\* -> .*api_key=\*\*\*")
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
        with scripted((503, "0")) as (client, asked):
            with self.assertRaises(ForecourtError):
                client.request("POST", "/batch/vin/decode/jobs/1/download")
            self.assertEqual(len(asked), 1)

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


if __name__ == "__main__":
    unittest.main()
