import type { Chance } from './chance.ts';
import type { Dealer } from './dealer.ts';
import type { lineDraws, NumberedLine } from './fleet/fleet.ts';
import { milesOf, newPrice, stickerOf, usedPrice } from './money.ts';
import { vinOf } from './vin.ts';

/** A vehicle of the sample market, wherever it is listed. Money in US dollars, distance in miles. */
export interface Vehicle {
  readonly line: NumberedLine;
  readonly year: number;
  readonly vin: string;
  readonly isNew: boolean;
  readonly isCertified: boolean;
  readonly drivetrain: string;
  readonly miles: number;
  readonly msrp: number;
  readonly price: number;
}

/** Model years of the sample begin here: before it, VINs were put together by other rules. */
const FIRST_YEAR = 2010;
/** from this month on next year's models are in the lots */
const JULY = 6;

/** What vehicles are drawn from: the lines, and year and month (from 0) of the delivery's instant. */
export interface Fleet {
  readonly year: number;
  readonly month: number;
  readonly draw: ReturnType<typeof lineDraws>;
}

function newYear({ year, month }: Fleet, chance: Chance): number {
  const [before, next] = month < JULY ? [0.22, 0.03] : [0.06, 0.45];
  const drawn = chance.unit();
  return drawn < before ? year - 1 : drawn > 1 - next ? year + 1 : year;
}

function usedYear({ year }: Fleet, chance: Chance): number {
  return Math.max(FIRST_YEAR, year - 1 - Math.floor(chance.wait(4.2)));
}

/** Franchise dealers sell their makes new; used vehicles are of any make, often of their own. */
function drawLine(fleet: Fleet, makes: readonly string[], chance: Chance) {
  if (makes.length && chance.happens(0.56)) {
    const year = newYear(fleet, chance);
    const line = fleet.draw(chance.pick(makes), year)?.(chance.unit());
    if (line) return { line, year, isNew: true };
  }
  const year = usedYear(fleet, chance);
  const own = makes.length && chance.happens(0.4) ? fleet.draw(chance.pick(makes), year) : undefined;
  const line = (own ?? fleet.draw(undefined, year))?.(chance.unit());
  if (!line) throw new Error(`the sample fleet has nothing of ${year}`);
  return { line, year, isNew: false };
}

/** Vehicle n of the market, in the lot of a dealer (or in private hands: of any make). */
export function drawVehicle(n: number, fleet: Fleet, makes: Dealer['makes'], chance: Chance): Vehicle {
  const { line, year, isNew } = drawLine(fleet, makes, chance);
  const age = Math.max(0, fleet.year - year + fleet.month / 12);
  const msrp = stickerOf(line, year, chance);
  const miles = isNew ? chance.whole(1, chance.happens(0.1) ? 2500 : 40) : milesOf(age, chance);
  const mayBeCertified = !isNew && makes.includes(line.make) && age < 6 && miles < 80_000;
  return {
    line,
    year,
    vin: vinOf(line.prefix, year, n),
    isNew,
    isCertified: mayBeCertified && chance.happens(0.55),
    drivetrain: chance.pick(line.drivetrains),
    miles,
    msrp,
    price: isNew ? newPrice(msrp, chance) : usedPrice(msrp, age, miles, chance),
  };
}
