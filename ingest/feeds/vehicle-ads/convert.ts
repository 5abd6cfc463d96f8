import { knowsMarks } from '../../../src/catalog/markets.ts';
import { domainOf } from '../../../src/grammar/domain.ts';
import { markText } from '../../../src/grammar/mark.ts';
import { placeOf } from './address.ts';
import { countOf, isInstant, sizeOf } from './amounts.ts';
import type { DealerRow } from './dealer.ts';
import type { TitleDealer } from './feed-title.ts';
import { type Form, isWithoutUse } from './form.ts';
import { looksLikeMark, looksLikeVin } from './identity.ts';
import type { Item } from './item.ts';
import { columnsOf, Members, type Part } from './item-members.ts';
import { isHttp, photoLinks, withoutCampaign } from './links.ts';
import { ADDRESSES, COUNTS, PLACE, RULED, STREET_LINES, TEXTS, WORDS } from './members.ts';
import { pricesOf } from './prices.ts';
import {
  availabilityOf,
  conditionOf,
  isFuel,
  isGrade,
  isWithdrawn,
  kindOf,
  unitOf,
  wordOf,
} from './words.ts';

/** What the conversion of a feed's items depends on. */
export interface Conversion {
  readonly form: Form;
  readonly market: string;
  /** fills the columns that an item leaves empty */
  readonly dealer: DealerRow;
  /** what the feed's title says of the dealer; fills what item and dealer's row leave empty */
  readonly titled?: TitleDealer;
  /** instant at which offers must hold and from which dates are still to come, Unix seconds */
  readonly now: number;
}

const DAY = 86_400;

/** A row of a canonical delivery: column → text, or texts. */
export type CanonicalRow = Readonly<Record<string, string | readonly string[]>>;

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
  if (!knowsMarks(market)) return named;
  const mark =
    members.text(RULED.mark) ?? (id !== undefined && looksLikeMark(id, country) ? markText(id) : undefined);
  return { ...named, vehicle_registration_mark: mark };
}

function use(members: Members): Part {
  const unit = members.text(RULED.mileageUnit);
  const text = members.text(RULED.mileage);
  if (text === undefined) return {};
  // -1 is written where no reading is known (supplement 8.1 and 8.2)
  if (sizeOf(text) === -1) return {};
  return { miles: text, miles_indicator: unit === undefined ? undefined : (unitOf(unit) ?? unit) };
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

/** A date that cannot be read or is still to come is no reason to reject a car: it is reported under its own name. */
function firstOnLot(members: Members, now: number): Part {
  const text = members.text(RULED.onLot);
  if (text === undefined) return {};
  // it is already tomorrow elsewhere
  const isPast = isInstant(text) && Date.parse(text) <= (now + DAY) * 1000;
  return isPast ? { relisted_at: text } : { date_first_on_lot: text };
}

/**
 * The seller's name. A code of the store is the dealer's own text, also where it looks like a number: it names the store when
 * nothing else does, and is no id of ours. The dealer's row says which dealer it is, then the feed's title.
 */
function seller(members: Members, dealer: DealerRow, titled: TitleDealer): Part {
  const codes = new Set(members.all(RULED.sellerCode));
  const name = members.text(RULED.sellerName) ?? dealer.seller_name ?? titled.seller_name;
  return { seller_name: name ?? (codes.size === 1 ? [...codes][0] : undefined) };
}

function links(members: Members): Part {
  const link = members.text(RULED.link);
  const photos = photoLinks(members.all(RULED.images));
  return {
    vdp_url: link === undefined ? undefined : withoutCampaign(link),
    photo_links: photos.length ? photos : undefined,
  };
}

const PLACED = ['street', 'city', 'state', 'zip', 'latitude'] as const;

/** The dealer's row, with the place of the feed's title where neither row nor item has one. */
function dealerRow(dealer: DealerRow, { seller_name: _, ...place }: TitleDealer, said: CanonicalRow) {
  return PLACED.some((column) => column in dealer || column in said) ? dealer : { ...place, ...dealer };
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

/** Is the item on offer? What is sold, out of stock or withdrawn is no listing. */
export function isOffered(item: Item): boolean {
  const members = new Members(item);
  const isGone = members.all(RULED.availability).some((word) => availabilityOf(word) === 'gone');
  return !isGone && !members.all(RULED.publication).some(isWithdrawn);
}

/**
 * The canonical row of an item (feeds.md 2.1). What cannot be read stands as it was delivered in the column that it
 * belongs to, so that the row is rejected with file, line, column, value and reason.
 */
export function canonicalRow(item: Item, conversion: Conversion): CanonicalRow {
  const { form, market, dealer, titled = {}, now } = conversion;
  const members = new Members(item);
  members.all(RULED.publication); // isOffered has looked at it
  const texts = columnsOf(members, TEXTS, (text) => text);
  const where = filled({ ...dealer, ...filled(place(members)) });
  const country = typeof where.country === 'string' ? where.country : undefined;
  const said = filled({
    ...texts,
    ...columnsOf(members, COUNTS, countOf),
    ...place(members),
    ...identity(members, market, country),
    ...pricesOf(members, now),
    ...use(members),
    ...filled(condition(members)),
    ...availability(members),
    ...build(members),
    ...firstOnLot(members, now),
    ...filled(seller(members, dealer, titled)),
    ...links(members),
  });
  const row: CanonicalRow = {
    ...dealerRow(dealer, titled, said),
    ...said,
    ...filled(unknown(members, form, said)),
  };
  const { vdp_url: link } = row;
  if (row.source || typeof link !== 'string' || !isHttp(link)) return row;
  return { ...row, source: domainOf(link) };
}
