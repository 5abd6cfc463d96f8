import { domainOf } from '../../../src/grammar/domain.ts';
import { placeOf } from './address.ts';
import { countOf, isInstant, mileageOf, moneyOf } from './amounts.ts';
import type { DealerRow } from './dealer.ts';
import { type Form, isWithoutUse } from './form.ts';
import { looksLikeMark, looksLikeVin } from './identity.ts';
import type { Item } from './item.ts';
import { isHttp, photoLinks, withoutCampaign } from './links.ts';
import { ADDRESSES, COUNTS, PLACE, RULED, STREET_LINES, TEXTS, WORDS } from './members.ts';
import { availabilityOf, conditionOf, isFuel, isGrade, kindOf, wordOf } from './words.ts';

/** What the conversion of a feed's items depends on. */
export interface Conversion {
  readonly form: Form;
  readonly market: string;
  /** fills the columns that an item leaves empty */
  readonly dealer: DealerRow;
}

/** A row of a canonical delivery: column → text, or texts. */
export type CanonicalRow = Readonly<Record<string, string | readonly string[]>>;

/** Columns that a part of an item gives; undefined and blank: none. */
type Part = Readonly<Record<string, string | readonly string[] | undefined>>;

/** An item's members; what nobody has asked for is left over and reported. */
class Members {
  readonly #members: Item['members'];
  readonly #asked = new Set<string>();

  constructor({ members }: Item) {
    this.#members = members;
  }

  /** The values of all these members, in the members' order. */
  all(paths: readonly string[]): string[] {
    for (const path of paths) this.#asked.add(path);
    return paths.flatMap((path) => this.#members.get(path) ?? []);
  }

  /** The value of the first of these members that has one; values that differ stand side by side. */
  text(paths: readonly string[]): string | undefined {
    for (const path of paths) this.#asked.add(path);
    const values = paths.map((path) => this.#members.get(path)).find((found) => found !== undefined);
    return values && [...new Set(values)].join(', ');
  }

  left(): [path: string, values: readonly string[]][] {
    return [...this.#members].filter(([path]) => !this.#asked.has(path));
  }
}

type Table = Readonly<Record<string, readonly string[]>>;

const columnsOf = (members: Members, table: Table, read: (text: string) => string | undefined): Part =>
  Object.fromEntries(
    Object.entries(table).map(([column, paths]) => {
      const text = members.text(paths);
      return [column, text === undefined ? undefined : read(text)];
    }),
  );

/** Parts that stand apart count; the one text fills what they leave empty. */
function place(members: Members): Part {
  const apart = columnsOf(members, PLACE, (text) => text);
  const lines = members.all(STREET_LINES).join(', ');
  const street = apart.street ?? (lines || undefined);
  const whole = members.text(ADDRESSES);
  const given = Object.fromEntries(
    Object.entries({ ...apart, street }).filter(([, text]) => text !== undefined),
  );
  return { ...(whole === undefined ? {} : placeOf(whole)), ...given };
}

/** The id names the vehicle at the dealer, unless it is the VIN; in the UK it is often the registration mark. */
function identity(members: Members, market: string, country: string | undefined): Part {
  const id = members.text(RULED.id);
  const stock = members.text(RULED.stock);
  const given = members.text(RULED.vin);
  const vin = given ?? (id !== undefined && looksLikeVin(id) ? id : undefined);
  const isVin = id !== undefined && id.toUpperCase() === vin?.toUpperCase();
  const named = { vin, stock_no: stock ?? (isVin ? undefined : id) };
  if (market !== 'uk-cars') return named;
  const mark = members.text(RULED.mark) ?? (id !== undefined && looksLikeMark(id, country) ? id : undefined);
  return { ...named, vehicle_registration_mark: mark };
}

/** What a customer is asked for: the sale price, unless it holds for some days only or is none. */
function money(members: Members): Part {
  const full = members.text(RULED.price);
  const sale = members.text(RULED.salePrice);
  const isForSomeDays = members.text(RULED.saleDates) !== undefined;
  const isSale = sale !== undefined && !isForSomeDays && Number.parseFloat(moneyOf(sale).amount) !== 0;
  const price = isSale ? sale : full;
  const asked = price === undefined ? undefined : moneyOf(price);
  const msrp = members.text(RULED.msrp);
  return {
    price: asked?.amount,
    msrp: msrp === undefined ? undefined : moneyOf(msrp).amount,
    currency_indicator: members.text(RULED.currency) ?? asked?.currency,
  };
}

function use(members: Members): Part {
  const unit = members.text(RULED.mileageUnit);
  const text = members.text(RULED.mileage);
  if (text === undefined) return {};
  const mileage = mileageOf(text, unit);
  return { miles: mileage.reading, miles_indicator: mileage.unit };
}

/**
 * `state_of_vehicle` says new or used; `condition` says it in other feeds, or grades how well the vehicle is kept,
 * which no column takes.
 */
function condition(members: Members): Part {
  const grade = members.text(RULED.condition);
  const state = members.text(RULED.state) ?? (grade !== undefined && isGrade(grade) ? undefined : grade);
  const word = state === undefined ? undefined : conditionOf(state);
  if (word === 'certified') return { inventory_type: 'used', is_certified: '1' };
  return { inventory_type: word ?? (state === undefined ? undefined : wordOf(state)) };
}

function availability(members: Members): Part {
  const text = members.text(RULED.availability);
  if (text === undefined) return {};
  const status = { offered: 'Available', coming: 'Coming Soon', gone: undefined };
  const word = availabilityOf(text);
  return { availability_status: wordOf(text), vehicle_status: word && status[word] };
}

/** Google's engine is the fuel. */
function build(members: Members): Part {
  const words = columnsOf(members, WORDS, wordOf);
  const kind = members.text(RULED.kind);
  const engine = wordOf(members.text(RULED.engine));
  const isFuelOnly = engine !== undefined && isFuel(engine);
  return {
    ...words,
    fuel_type: words.fuel_type ?? (isFuelOnly ? engine : undefined),
    engine: isFuelOnly ? undefined : engine,
    vehicle_type: kind === undefined ? undefined : kindOf(kind),
  };
}

/** A date that cannot be read is no reason to reject a car: it is reported under its own name. */
function firstOnLot(members: Members): Part {
  const text = members.text(RULED.onLot);
  if (text === undefined) return {};
  return isInstant(text) ? { relisted_at: text } : { date_first_on_lot: text };
}

function links(members: Members): Part {
  const link = members.text(RULED.link);
  const photos = photoLinks(members.all(RULED.images));
  return {
    vdp_url: link === undefined ? undefined : withoutCampaign(link),
    photo_links: photos.length ? photos : undefined,
  };
}

/** Members that no rule has taken, under their own names: the accept step reports the columns that it does not know. */
function unknown(members: Members, form: Form, row: CanonicalRow): Part {
  const left = members.left().filter(([path]) => !isWithoutUse(form, path));
  return Object.fromEntries(
    left.map(([path, values]) => [path in row ? `member ${path}` : path, [...new Set(values)].join('|')]),
  );
}

const filled = (part: Part): CanonicalRow =>
  Object.fromEntries(
    Object.entries(part).flatMap(([column, value]) => (value?.length ? [[column, value]] : [])),
  );

/** Is the item on offer? What is sold or out of stock is no listing. */
export const isOffered = (item: Item): boolean =>
  !new Members(item).all(RULED.availability).some((word) => availabilityOf(word) === 'gone');

/**
 * The canonical row of an item (feeds.md 2.1). What cannot be read stands as it was delivered in the column that it
 * belongs to, so that the row is rejected with file, line, column, value and reason.
 */
export function canonicalRow(item: Item, { form, market, dealer }: Conversion): CanonicalRow {
  const members = new Members(item);
  const texts = columnsOf(members, TEXTS, (text) => text);
  const where = filled({ ...dealer, ...filled(place(members)) });
  const country = typeof where.country === 'string' ? where.country : undefined;
  const said = filled({
    ...texts,
    ...columnsOf(members, COUNTS, countOf),
    ...place(members),
    ...identity(members, market, country),
    ...money(members),
    ...use(members),
    ...filled(condition(members)),
    ...availability(members),
    ...build(members),
    ...firstOnLot(members),
    ...links(members),
  });
  const row = { ...dealer, ...said, ...filled(unknown(members, form, said)) };
  const { vdp_url: link } = row;
  if (row.source || typeof link !== 'string' || !isHttp(link)) return row;
  return { ...row, source: domainOf(link) };
}
