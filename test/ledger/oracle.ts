import type { Row } from './test-ledger.ts';

/**
 * What a sequence of deliveries amounts to, told day by day from the raw rows, without spans: a slow second reading of
 * feeds.md section 3 to compare the ledger with. Sources that fail are not simulated: none here has 20 listings.
 */

const DAY = 86_400;
const LONG = 30 * DAY;
const days = (seconds: number): number => Math.floor(seconds / DAY);

export interface Raw {
  /** Unix seconds */
  readonly at: number;
  readonly partial: boolean;
  readonly rows: readonly Row[];
}

interface Sighting {
  readonly at: number;
  readonly delivery: number;
  readonly row: Row;
}

interface Listing {
  readonly site: string;
  /** VIN, else mark, else stock number, of the first sighting */
  readonly label: string;
  vehicle: string | null;
  gainedBy: number;
  /** what named its vehicle before, until which delivery */
  readonly names: { readonly until: number; readonly vehicle: string | null }[];
  readonly sightings: Sighting[];
  /** by delivery: whether it was searchable after it */
  readonly searchable: Map<number, boolean>;
}

export interface Sale {
  readonly vehicle: string;
  readonly site: string;
  readonly price: number | null;
  readonly soldAt: number;
  readonly from: number;
  until: number | null;
}

export interface Counted {
  readonly arrivals: number;
  readonly departures: number;
  readonly priceChanges: number;
}

/** The id that a record has without a VIN: the same for the same source, label and start. */
export type IdOf = (site: string, label: string, start: number) => string;

const number = (row: Row, field: string): number | undefined => {
  const cell = row[field];
  return typeof cell === 'number' ? cell : undefined;
};
/** What names the vehicle of a row. */
const nameOf = (row: Row): string | null => {
  const name = row.vin ?? row.vehicle_registration_mark;
  return name ? String(name) : null;
};
/** A mark is shorter than a VIN. */
const isVin = (name: string | null): boolean => name?.length === 17;
const least = (...values: (number | undefined)[]): number =>
  Math.min(...values.map((value) => value ?? Infinity));
const last = <Item>(items: readonly Item[]): Item => {
  const item = items.at(-1);
  if (item === undefined) throw new Error('nothing there');
  return item;
};

/** Cuts a list where `splits` says so between two neighbours. */
function runs<Item>(items: readonly Item[], splits: (one: Item, next: Item) => boolean): Item[][] {
  const found: Item[][] = [];
  for (const item of items) {
    const run = found.at(-1);
    if (run && !splits(last(run), item)) run.push(item);
    else found.push([item]);
  }
  return found;
}

/** First and last sighting of a record: derived instants give way to given ones, and stay in order. */
function sightingTimes(record: readonly Sighting[]) {
  const [first, final] = [record[0], last(record)];
  const start = first?.at ?? 0;
  const [scraped, since] = [
    number(first?.row ?? {}, 'scraped_at'),
    number(first?.row ?? {}, 'first_seen_at'),
  ];
  const most = Math.max(number(final.row, 'last_seen_at') ?? final.at, scraped ?? 0, since ?? 0);
  const seen = scraped ?? Math.min(Math.max(start, since ?? start), most);
  return { last_seen_at: most, scraped_at: seen, first_seen_at: Math.min(since ?? seen, seen) };
}

/** When a stint on a source began: T, or earlier given instants of its first row. */
const appeared = ([first]: Sighting[]): number =>
  first ? least(first.at, number(first.row, 'scraped_at'), number(first.row, 'first_seen_at')) : Infinity;

const isRetail = ({ row }: Sighting): boolean => row.seller_type === 'dealer' && row.country === 'US';

export class Oracle {
  readonly #listings: Listing[] = [];
  readonly #covered = new Map<string, Raw & { readonly delivery: number }>();
  readonly #idOf: IdOf;
  /** by vehicle: the listing of a dealer in the US that was searchable last */
  readonly #chosen = new Map<string, Listing>();
  readonly sales: Sale[] = [];
  readonly changes: Counted[] = [];
  #active: Listing[] = [];
  #delivery = 0;

  constructor(idOf: IdOf) {
    this.#idOf = idOf;
  }

  deliver(raw: Raw): void {
    this.#delivery += 1;
    const before = new Set(this.#active);
    const sources = raw.rows.map((row) => String(row.source));
    const covered = new Set(raw.partial ? sources : [...this.#covered.keys(), ...sources]);
    for (const site of covered) this.#covered.set(site, { ...raw, delivery: this.#delivery });
    const completed: Row[] = raw.rows.map((row) => ({ ...row, vin: row.vin ?? this.#vinOf(row, raw) }));
    const found = this.#match(completed, raw.at);
    for (const [at, row] of completed.entries()) {
      found[at]?.sightings.push({ at: raw.at, delivery: this.#delivery, row });
    }
    this.#active = [...this.#active.filter(({ site }) => !covered.has(site)), ...found];
    this.#attribute();
    this.#sell(raw, covered);
    const now = new Set(this.#active);
    this.changes.push({
      arrivals: found.filter((listing) => !before.has(listing)).length,
      departures: [...before].filter((listing) => !now.has(listing)).length,
      priceChanges: found.filter((listing) => {
        const records = this.#recordsOf(listing);
        const [one, next] = [records.at(-2)?.at(-1), records.at(-1)?.[0]];
        if (!one || next?.at !== raw.at) return false;
        return one.row.price !== null && next.row.price !== null && one.row.price !== next.row.price;
      }).length,
    });
  }

  /** Did a delivery between the two that covers a source miss what stood there? */
  #isMissed(site: string, from: number, until: number): boolean {
    return this.#deliveries.slice(from, until - 1).some(({ sites }) => sites.has(site));
  }

  readonly #isLongAbsence =
    ({ site }: Listing) =>
    (one: Sighting, next: Sighting): boolean =>
      next.at - one.at > LONG && this.#isMissed(site, one.delivery, next.delivery);

  #recordsOf(listing: Listing): Sighting[][] {
    const isAbsence = this.#isLongAbsence(listing);
    return runs(
      listing.sightings,
      (one, next) =>
        one.row.price !== next.row.price || one.row.miles !== next.row.miles || isAbsence(one, next),
    );
  }

  #stintsOf(listing: Listing, upto = Infinity): Sighting[][] {
    return runs(
      listing.sightings.filter(({ at }) => at <= upto),
      this.#isLongAbsence(listing),
    );
  }

  /** Was it here within 30 days, or has nothing missed it since? */
  #isFresh({ site, sightings }: Listing, at: number): boolean {
    const seen = last(sightings);
    return !(at - seen.at > LONG && this.#isMissed(site, seen.delivery, this.#delivery));
  }

  /** The VIN of a car whose row has only its mark: that of the listing whose row had the mark last. */
  #vinOf({ source, vin, vehicle_registration_mark: mark }: Row, { at, rows }: Raw): string | null {
    if (vin || !mark) return null;
    const beside = rows.filter((row) => row.source === source);
    if (beside.filter((row) => row.vehicle_registration_mark === mark).length > 1) return null;
    const called = this.#listings.filter((one) => {
      const seen = last(one.sightings);
      return one.site === source && seen.row.vehicle_registration_mark === mark && this.#isFresh(one, at);
    });
    const latest = Math.max(...called.map((one) => this.#lastSighted(one)));
    const [one, ...others] = called.filter((each) => this.#lastSighted(each) === latest);
    if (!one || others.length > 0 || !isVin(one.vehicle)) return null;
    return beside.some((row) => row.vin === one.vehicle) ? null : one.vehicle;
  }

  /** The delivery that it was in last, or that let it be as it covers other sources. */
  #lastSighted({ site, sightings }: Listing): number {
    const seen = last(sightings).delivery;
    const covered =
      this.#deliveries.slice(0, this.#delivery - 1).findLastIndex(({ sites }) => sites.has(site)) + 1;
    return this.#isMissed(site, seen, this.#delivery) ? seen : covered;
  }

  /**
   * Which listing each row is: by vehicle, else by stock number. While it is fresh and no row has claimed it, a listing without a VIN
   * gains one with its mark, where no other row has that, else on its page: not that of another mark.
   */
  #match(rows: readonly Row[], at: number): Listing[] {
    const known = rows.map((row) => this.#known(row));
    const free = this.#listings.filter(
      (one) => !isVin(one.vehicle) && !known.includes(one) && this.#isFresh(one, at),
    );
    const isNew = (index: number): boolean => known[index] === undefined;
    const byMark = rows.map(({ source, vehicle_registration_mark: mark }, index) => {
      const bearers = rows.filter((row) => row.source === source && row.vehicle_registration_mark === mark);
      if (!mark || !isNew(index) || bearers.length > 1) return undefined;
      return free.find(({ site, vehicle }) => site === source && vehicle === mark);
    });
    const byPage = rows.map((row, index) => {
      const { vin, vehicle_registration_mark: mark } = row;
      const mayBe = free.filter(
        ({ site, vehicle, sightings }) =>
          site === row.source &&
          last(sightings).row.vdp_url === row.vdp_url &&
          (vehicle === null ? nameOf(row) !== null : Boolean(vin) && !mark),
      );
      return isNew(index) && mayBe.length === 1 ? mayBe[0] : undefined;
    });
    return rows.map((row, index) => {
      const page = byPage[index];
      const gaining = byMark[index] ?? (page && !byMark.includes(page) ? page : undefined);
      if (gaining) this.#rename(gaining, nameOf(row));
      return known[index] ?? gaining ?? this.#add(row);
    });
  }

  #known(row: Row): Listing | undefined {
    const here = this.#listings.filter(({ site }) => site === row.source);
    const name = nameOf(row);
    if (name) return here.find(({ vehicle }) => vehicle === name);
    return here.find((one) => one.vehicle === null && one.label === String(row.stock_no));
  }

  #rename(listing: Listing, vehicle: string | null): void {
    listing.names.push({ until: this.#delivery, vehicle: listing.vehicle });
    listing.vehicle = vehicle;
    listing.gainedBy = this.#delivery;
  }

  #add(row: Row): Listing {
    const vehicle = nameOf(row);
    const label = vehicle ?? String(row.stock_no);
    const added: Listing = {
      site: String(row.source),
      label,
      vehicle,
      names: [],
      gainedBy: 0,
      sightings: [],
      searchable: new Map(),
    };
    this.#listings.push(added);
    return added;
  }

  #ofVehicle(listing: Listing): Listing[] {
    if (listing.vehicle === null) return [listing];
    return this.#listings.filter(({ vehicle }) => vehicle === listing.vehicle);
  }

  /** T of an active listing: of the newest delivery that covers a source which lists its vehicle now. */
  #day(listing: Listing): number {
    const active = this.#ofVehicle(listing).filter((one) => this.#active.includes(one));
    return Math.max(...active.map(({ site }) => this.#covered.get(site)?.at ?? 0));
  }

  /** Since when it is on its source, as of one of its sightings. */
  #sinceOnSource(listing: Listing, upto: Sighting): number {
    const stint = last(this.#stintsOf(listing, upto.at));
    const given = stint.map(({ row }) => number(row, 'first_seen_at_source'));
    return (
      number(upto.row, 'first_seen_at_source') ??
      least(appeared(stint), ...given, number(upto.row, 'last_seen_at'))
    );
  }

  #sinceAnywhere(listing: Listing, { row }: Sighting): number {
    const derived = least(
      ...this.#ofVehicle(listing).flatMap((one) => [
        ...this.#stintsOf(one).map(appeared),
        ...one.sightings.map((seen) => number(seen.row, 'first_seen_at_source')),
        ...one.sightings.map((seen) => number(seen.row, 'first_seen_at_mc')),
      ]),
    );
    return number(row, 'first_seen_at_mc') ?? least(derived, number(row, 'last_seen_at'));
  }

  /** Had a delivery missed all listings of the vehicle, before it was seen again, since each was seen last? */
  #isAway(listing: Listing, one: Sighting, next: Sighting): boolean {
    return this.#ofVehicle(listing).every(({ site, sightings }) => {
      const seen = sightings.filter(({ at }) => at <= one.at).at(-1);
      return !seen || this.#isMissed(site, seen.delivery, next.delivery);
    });
  }

  /** Days on the market of its vehicle, from sightings up to an instant, as of T. */
  #days(listing: Listing, upto: number, now: number) {
    const seen = this.#ofVehicle(listing)
      .flatMap(({ sightings }) => sightings)
      .filter(({ at }) => at <= upto)
      .sort((one, next) => one.at - next.at);
    const stints = runs(seen, (one, next) => next.at - one.at > LONG && this.#isAway(listing, one, next));
    const span = (stint: Sighting[], from: number): number =>
      Math.max(0, last(stint).at - Math.max(stint[0]?.at ?? 0, from));
    const total = (list: Sighting[][], from = 0): number =>
      days(list.reduce((sum, stint) => sum + span(stint, from), 0));
    return { dom: total(stints), dom_180: total(stints, now - 180 * DAY), dom_active: total([last(stints)]) };
  }

  /** As of one of its sightings and of T; days count sightings of the vehicle up to an instant. */
  #times(listing: Listing, seen: Sighting, now: number, upto = Infinity) {
    const since = this.#sinceOnSource(listing, seen);
    const derived = this.#days(listing, upto, now);
    return {
      first_seen_at_source: since,
      dom: number(seen.row, 'dom') ?? derived.dom,
      dom_180: number(seen.row, 'dom_180') ?? derived.dom_180,
      dom_active: number(seen.row, 'dom_active') ?? derived.dom_active,
      dos_active: number(seen.row, 'dos_active') ?? Math.max(0, days(now - since)),
    };
  }

  #id(listing: Listing): string {
    return this.#idOfRecord(listing, last(this.#recordsOf(listing)), listing.vehicle);
  }

  /** With a VIN in place of the 32 digits, where that names it. */
  #idOfRecord({ site, label }: Listing, record: readonly Sighting[], name: string | null): string {
    const id = this.#idOf(site, label, record[0]?.at ?? 0);
    return name && isVin(name) ? name + id.slice(32) : id;
  }

  /** What named the vehicle until a record ended. */
  #namedBy({ names, vehicle }: Listing, endedBy: number): string | null {
    return names.find((name) => name.until >= endedBy && name.vehicle !== null)?.vehicle ?? vehicle;
  }

  /** A given id is shown by the active listing that came to its source last; of several that came at once by the last one known. */
  #shownId(listing: Listing): string {
    const { id } = last(listing.sightings).row;
    if (typeof id !== 'string') return this.#id(listing);
    const came = (one: Listing) => last(this.#stintsOf(one))[0]?.delivery ?? 0;
    const rivals = this.#active.filter(({ sightings }) => last(sightings).row.id === id);
    const isFirst = rivals.every(
      (one) =>
        one === listing ||
        came(one) < came(listing) ||
        (came(one) === came(listing) && this.#listings.indexOf(one) < this.#listings.indexOf(listing)),
    );
    return isFirst ? id : this.#id(listing);
  }

  #lastSeen(listing: Listing): number {
    return sightingTimes(last(this.#recordsOf(listing))).last_seen_at;
  }

  #attribute(): void {
    const kin = new Map<string, Listing[]>();
    for (const listing of this.#active) {
      const vehicle = listing.vehicle ?? `${listing.site}|${listing.label}`;
      const group = `${vehicle}|${last(listing.sightings).row.seller_type}`;
      kin.set(group, [...(kin.get(group) ?? []), listing]);
    }
    for (const group of kin.values()) {
      const rank = (listing: Listing): (number | string)[] => {
        const { row } = last(listing.sightings);
        const dos = this.#times(listing, last(listing.sightings), this.#day(listing)).dos_active;
        return [
          row.is_searchable === false ? 1 : 0,
          row.is_searchable === true ? 0 : 1,
          row.car_city && row.car_city !== row.city ? 1 : 0,
          row.mc_category === 'Aggregator' ? 1 : 0,
          -this.#lastSeen(listing),
          -dos,
          this.#shownId(listing),
        ];
      };
      const ranked = group
        .map((listing) => ({ listing, rank: rank(listing) }))
        .sort((one, other) => {
          const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
          return at < 0 ? 0 : (one.rank[at] ?? 0) < (other.rank[at] ?? 0) ? -1 : 1;
        });
      for (const [index, { listing }] of ranked.entries()) {
        const is = index === 0 && last(listing.sightings).row.is_searchable !== false;
        listing.searchable.set(this.#delivery, is);
        if (is && listing.vehicle && isRetail(last(listing.sightings)))
          this.#chosen.set(listing.vehicle, listing);
      }
    }
  }

  #sell(raw: Raw, covered: ReadonlySet<string>): void {
    const retail = this.#listings.filter(({ vehicle, sightings }) => vehicle && isRetail(last(sightings)));
    for (const vehicle of new Set(retail.map((listing) => listing.vehicle ?? ''))) {
      const mine = this.#listings.filter((listing) => listing.vehicle === vehicle);
      const lastDay = (list: readonly Listing[]) =>
        Math.max(...list.map(({ sightings }) => last(sightings).at));
      const soldAt = lastDay(mine);
      const offeredUntil = lastDay(mine.filter((listing) => retail.includes(listing)));
      if (soldAt === raw.at) {
        for (const sale of this.sales) {
          const isBack = sale.vehicle === vehicle && sale.until === null && raw.at - sale.soldAt <= LONG;
          if (isBack) sale.until = this.#delivery;
        }
      }
      if (!mine.some(({ site }) => covered.has(site))) continue;
      const isGone = mine.every((listing) => this.#missed(listing) >= 3) && raw.at - soldAt >= 3 * DAY;
      const isKnown = this.sales.some(
        (one) => one.vehicle === vehicle && one.soldAt >= offeredUntil && one.until === null,
      );
      const seller = this.#chosen.get(vehicle);
      if (!isGone || isKnown) continue;
      const price = seller ? last(seller.sightings).row.price : null;
      this.sales.push({
        vehicle,
        site: seller?.site ?? '',
        price: typeof price === 'number' ? price : null,
        soldAt,
        from: this.#delivery,
        until: null,
      });
    }
  }

  readonly #deliveries: { readonly sites: ReadonlySet<string> }[] = [];

  /** Deliveries that covered its source since it was seen last. */
  #missed(listing: Listing): number {
    const since = last(listing.sightings).delivery;
    return this.#deliveries.slice(since).filter(({ sites }) => sites.has(listing.site)).length;
  }

  /** Takes in all deliveries. */
  run(raw: readonly Raw[]): this {
    const known = new Set<string>();
    for (const one of raw) {
      const sources = one.rows.map((row) => String(row.source));
      for (const site of sources) known.add(site);
      this.#deliveries.push({ sites: new Set(one.partial ? sources : known) });
      this.deliver(one);
    }
    return this;
  }

  /** What the documents of the active listings show. */
  active(): Record<string, unknown>[] {
    return this.#active.map((listing) => {
      const seen = last(listing.sightings);
      const records = this.#recordsOf(listing);
      const before = records.at(-2)?.at(-1);
      const searchable = listing.searchable.get(this.#delivery);
      return {
        source: listing.site,
        vin: listing.vehicle,
        id: this.#shownId(listing),
        price: seen.row.price,
        miles: seen.row.miles,
        ...sightingTimes(last(records)),
        first_seen_at_mc: this.#sinceAnywhere(listing, seen),
        ...this.#times(listing, seen, this.#day(listing)),
        ref_price: before?.row.price ?? null,
        ref_price_dt: before && before.row.price !== null ? before.at : null,
        ref_miles: before?.row.miles ?? null,
        ref_miles_dt: before && before.row.miles !== null ? before.at : null,
        is_searchable: searchable,
        is_owned: searchable,
      };
    });
  }

  /** Of listings that have left within 90 days: whether they were sold; undefined where the seller is left open. */
  #isSold(listing: Listing): boolean | undefined {
    const start = last(this.#recordsOf(listing))[0]?.at ?? 0;
    const mine = this.sales.filter(
      ({ vehicle, until, soldAt }) => vehicle === listing.vehicle && until === null && start <= soldAt,
    );
    if (mine.some(({ site }) => site === '')) return undefined;
    return mine.some(({ site }) => site === listing.site);
  }

  /** What the documents of the listings show that have left within the 90 days before the last delivery. */
  departed(now: number): Record<string, unknown>[] {
    const gone = this.#listings
      .filter((listing) => !this.#active.includes(listing) && last(listing.sightings).at >= now - 90 * DAY)
      .map((listing) => {
        const seen = last(listing.sightings);
        const records = this.#recordsOf(listing);
        const before = records.at(-2)?.at(-1);
        const was = listing.searchable.get(seen.delivery) ?? false;
        return {
          group: `${listing.vehicle ?? `${listing.site}|${listing.label}`}|${seen.row.seller_type}`,
          was,
          at: seen.at,
          shown: {
            source: listing.site,
            vin: listing.vehicle,
            id: seen.row.id ?? this.#id(listing),
            price: seen.row.price,
            miles: seen.row.miles,
            ...sightingTimes(last(records)),
            first_seen_at_mc: this.#sinceAnywhere(listing, seen),
            ...this.#times(listing, seen, seen.at, seen.at),
            ref_price: before?.row.price ?? null,
            ref_price_dt: before && before.row.price !== null ? before.at : null,
            ref_miles: before?.row.miles ?? null,
            ref_miles_dt: before && before.row.miles !== null ? before.at : null,
            is_owned: was,
            is_sold: this.#isSold(listing),
            is_expired: !this.#ofVehicle(listing).some((one) => this.#active.includes(one)),
          },
        };
      });
    return gone.map(({ group, was, shown }) => {
      const rivals = gone
        .filter((one) => one.group === group && one.was)
        .sort(
          (one, other) =>
            Number(other.shown.is_sold) - Number(one.shown.is_sold) ||
            other.at - one.at ||
            (String(one.shown.id) < String(other.shown.id) ? -1 : 1),
        );
      return { ...shown, is_searchable: was && rivals[0]?.shown === shown };
    });
  }

  /** The closed records of vehicles. */
  closed(): Record<string, unknown>[] {
    return this.#listings.flatMap((listing) => {
      if (!listing.vehicle) return [];
      const isActive = this.#active.includes(listing);
      const records = this.#recordsOf(listing);
      return records.slice(0, isActive ? -1 : undefined).map((record, index) => {
        const seen = last(record);
        const next = records[index + 1]?.[0]?.delivery;
        const missedBy =
          this.#deliveries.findIndex(({ sites }, at) => at >= seen.delivery && sites.has(listing.site)) + 1;
        return {
          site: listing.site,
          vehicle: listing.vehicle,
          id: this.#idOfRecord(listing, record, this.#namedBy(listing, next ?? missedBy)),
          start_at: record[0]?.at,
          last_at: seen.at,
          price: seen.row.price,
          miles: seen.row.miles,
          closed_by: Math.max(next ?? missedBy, listing.gainedBy),
          status_date: sightingTimes(record).last_seen_at,
          scraped_at: sightingTimes(record).scraped_at,
          first_seen_at: sightingTimes(record).first_seen_at,
          is_searchable: listing.searchable.get(seen.delivery),
          ...this.#times(listing, seen, seen.at, seen.at),
        };
      });
    });
  }
}
