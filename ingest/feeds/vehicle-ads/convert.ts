import type { Market } from '../../../src/engine/market.ts';
import { domainOf } from '../../../src/grammar/domain.ts';
import { type Place, countryOf, placeOf } from './address.ts';
import { countOf, isInstant, mileageOf, moneyOf } from './amounts.ts';
import type { DealerRow } from './dealer.ts';
import { type Form, isWithoutUse } from './form.ts';
import type { Item } from './item.ts';
import { isHttp, photoLinks, withoutCampaign } from './links.ts';
import { looksLikeMark, looksLikeVin } from './identity.ts';
import { ADDRESSES, COUNTS, PLACE, RULED, STREET_LINES, TEXTS, WORDS } from './members.ts';
import { availabilityOf, conditionOf, isFuel, isGrade, kindOf, plainWord, wordOf } from './words.ts';

/** A row of a canonical delivery: column → text, or texts. */
export type CanonicalRow = Record<string, string | readonly string[]>;

export interface Conversion {
  readonly form: Form;
  readonly formName: string;
  readonly market: string;
  readonly dealer: DealerRow;
}

/** An item's members, each of which has to find its place: what nobody asked for is left over. */
class Members {
  readonly #members: Item['members'];
  readonly #asked = new Set<string>();

  constructor({ members }: Item) {
    this.#members = members;
  }

  /** The values of all these members, in their order. */
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

type Part = Record<string, string | readonly string[] | undefined>;
