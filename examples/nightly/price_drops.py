"""Finds the cars of a search whose price fell since the last run, writes them as CSV, and tells a chat of them.

For cron: says nothing where all is well, and ends with 1 and a reason on stderr where it is not, so that cron sends a mail.
"""

from __future__ import annotations

import csv
import json
import os
import sys
import urllib.request
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from forecourt_client import DepthError, Forecourt, ForecourtError, pages

#: what is watched: any filters of the search
SEARCH = {"car_type": ["used"], "make": os.environ.get("MAKE", "Ford")}
#: a delivery comes every night: older data is worth an alarm
OLDEST = timedelta(hours=float(os.environ.get("OLDEST_HOURS", "36")))


def tell(text: str) -> None:
    """Sends a text to the incoming webhook of a chat (ALERT_URL), or prints it."""
    url = os.environ.get("ALERT_URL")
    if not url:
        print(text)
        return
    body = json.dumps({"text": text}).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30):
        pass


def age(market: Forecourt) -> timedelta:
    """How old the newest delivery of listings is."""
    deliveries = market.deliveries(dataset="listings", market="us-cars", rows=1)["deliveries"]
    if not deliveries:
        raise ForecourtError("nothing was delivered yet")
    return datetime.now(UTC) - datetime.fromisoformat(deliveries[0]["as_of"])


def car_on_source(car: Mapping[str, Any]) -> str:
    """What stays the same when a price changes: the vehicle, and the site that offers it. A new price may be a new `id`."""
    vehicle = car.get("vin") or car.get("stock_no") or car["id"]
    return f"{car.get('source', '')} {vehicle}"


def run(market: Forecourt, folder: Path) -> None:
    old = age(market)
    if old > OLDEST:
        tell(f"The market's data is {old.total_seconds() / 3600:.0f} hours old.")
    state = folder / "prices.json"
    before = json.loads(state.read_text()) if state.exists() else {}
    now: dict[str, float] = {}
    drops = []
    for page in pages(market.search_car_active, **SEARCH, price_range="1-", append_api_key=False):
        for car in page["listings"]:
            price = car["price"]
            same = car_on_source(car)
            now[same] = price
            known = before.get(same)
            if known is not None and price < known:
                drops.append({"id": car["id"], "car": car.get("heading", ""), "before": known, "now": price})
    if drops:
        drops.sort(key=lambda one: one["now"] - one["before"])
        with open(folder / f"drops-{datetime.now(UTC):%Y-%m-%d}.csv", "w", newline="") as file:
            rows = csv.DictWriter(file, ["id", "car", "before", "now"])
            rows.writeheader()
            rows.writerows(drops)
        most = drops[0]
        tell(f"{len(drops)} prices fell; most: {most['car']}, {most['before']:,.0f} → {most['now']:,.0f} dollars.")
    # last of all, and whole: a run that failed is made up for by the next one
    part = state.with_suffix(".part")
    part.write_text(json.dumps(now))
    part.replace(state)


if __name__ == "__main__":
    key = os.environ.get("FORECOURT_KEY")
    if not key:
        sys.exit("price_drops: FORECOURT_KEY is not set")
    try:
        url = os.environ.get("FORECOURT_URL", "http://127.0.0.1:8080")
        run(Forecourt(url, key), Path(sys.argv[1] if len(sys.argv) > 1 else "."))
    except (ForecourtError, DepthError, OSError) as error:
        sys.exit(f"price_drops: {error}")
