/** Expected answers of the incentive search, by brute force over the delivered documents. */

interface MadeVehicle {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

interface MadeAmount {
  readonly monthly?: number;
  readonly apr?: number;
  readonly term: number;
  readonly term_unit: string;
}

export interface Made {
  readonly id: string;
  readonly offer: {
    readonly vehicles: readonly MadeVehicle[];
    readonly offer_type: string;
    readonly amounts?: readonly MadeAmount[];
    readonly msrp?: number;
    readonly titles?: readonly string[];
  };
  readonly state: string;
}

type Range = readonly [min: number, max: number];

/** What is asked; all must hold, of vehicles on one, of amounts on one. */
export interface Question {
  readonly make?: string;
  readonly model?: string;
  readonly year_range?: Range;
  readonly monthly_range?: Range;
  readonly apr_range?: Range;
  readonly term_range?: Range;
  readonly term_unit?: 'month' | 'year';
  readonly state?: string;
  readonly search_titles_text?: string;
}

const isIn = (value: number | undefined, range: Range | undefined): boolean =>
  range === undefined || (value !== undefined && value >= range[0] && value <= range[1]);
const isWord = (value: string, word: string | undefined): boolean =>
  word === undefined || value.toLowerCase() === word.toLowerCase();
const isYears = ({ term_unit }: MadeAmount): boolean => /^year/i.test(term_unit);

function fits(amount: MadeAmount, asked: Question): boolean {
  const { term_unit: unit } = asked;
  if (unit && isYears(amount) !== (unit === 'year')) return false;
  const term = unit === undefined && isYears(amount) ? amount.term * 12 : amount.term;
  return (
    isIn(amount.monthly, asked.monthly_range) &&
    isIn(amount.apr, asked.apr_range) &&
    isIn(term, asked.term_range)
  );
}

const asksAmount = (asked: Question): boolean =>
  [asked.monthly_range, asked.apr_range, asked.term_range, asked.term_unit].some((one) => one !== undefined);

export const matching = (all: readonly Made[], asked: Question): Made[] =>
  all.filter(({ offer, state }) => {
    const words = asked.search_titles_text?.toLowerCase().split(' ') ?? [];
    const titles = (offer.titles ?? []).join(' ').toLowerCase().split(' ');
    return (
      offer.vehicles.some(
        (one) =>
          isWord(one.make, asked.make) && isWord(one.model, asked.model) && isIn(one.year, asked.year_range),
      ) &&
      (!asksAmount(asked) || (offer.amounts ?? []).some((one) => fits(one, asked))) &&
      isWord(state, asked.state) &&
      words.every((word) => titles.includes(word))
    );
  });

/** The value of the first amount, or vehicle, that has one; of the offer itself. */
export function valueOfOffer({ offer }: Made, field: string): number | undefined {
  const inside: readonly object[] = field === 'year' ? offer.vehicles : (offer.amounts ?? []);
  const values = field === 'msrp' ? [offer] : inside;
  return values.map((one) => (one as Record<string, number>)[field]).find((value) => value !== undefined);
}

/** Terms without regard to case → number of incentives that have them. */
export function terms(found: readonly Made[], of: (made: Made) => readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const made of found) {
    for (const term of new Set(of(made).map((one) => one.toLowerCase())))
      counts[term] = (counts[term] ?? 0) + 1;
  }
  return counts;
}
