import { z } from 'zod';
import {
  ApiRefusal,
  type AskApi,
  answerTo,
  type ParameterValues,
  targetOf,
  WrongCall,
} from '../api-request.ts';
import { at, historyBy, LISTING_SEARCHES, operationOf, type Search } from '../searches.ts';
import { type ToolAnswer, tool } from '../tool.ts';

const PARTS = ['listings', 'history', 'recalls', 'decoded'] as const;
type Part = (typeof PARTS)[number];

interface Vehicle {
  readonly vin?: string | undefined;
  readonly registration_mark?: string | undefined;
}

/** The listings of a vehicle: active, else those that left in the last 90 days. */
async function listingsOf(ask: AskApi, country: 'car' | 'car-uk', named: ParameterValues): Promise<object> {
  const found = async (search: Search): Promise<unknown[]> => {
    const more = search.parameters.some(({ name }) => name === 'nodedup') ? { nodedup: true } : {};
    const answer = await answerTo(ask, targetOf(search, { ...named, ...more, rows: 5 }));
    return (answer as Record<string, unknown[]>)[search.search.list] ?? [];
  };
  const active = await found(at(LISTING_SEARCHES, country));
  return active.length > 0
    ? { active }
    : { active, departed: await found(at(LISTING_SEARCHES, `${country}-recents`)) };
}

/** Asks for each part. A part that is refused says why in its place; where all are, the call is. */
async function partsOf(asking: ReadonlyMap<Part, () => Promise<unknown>>): Promise<ToolAnswer> {
  const answered = await Promise.all(
    [...asking].map(async ([part, ask]) => {
      try {
        return [part, await ask()] as const;
      } catch (error) {
        if (error instanceof ApiRefusal) return [part, error] as const;
        throw error;
      }
    }),
  );
  const refusals = answered.map(([, value]) => value).filter((value) => value instanceof ApiRefusal);
  const [first] = refusals;
  if (first && refusals.length === answered.length) throw first;
  const told = answered.map(([part, value]) => [
    part,
    value instanceof ApiRefusal ? { refused: value.message } : value,
  ]);
  return { answer: Object.fromEntries(told) };
}

function asking(
  ask: AskApi,
  { vin, registration_mark: vrm }: Vehicle,
): ReadonlyMap<Part, () => Promise<unknown>> {
  const byVin = (kind: string) => () => answerTo(ask, targetOf(operationOf(kind), { vin }));
  if (vin === undefined)
    return new Map<Part, () => Promise<unknown>>([
      ['listings', () => listingsOf(ask, 'car-uk', { vrm })],
      ['history', () => answerTo(ask, targetOf(historyBy('vrm'), { vrm }))],
    ]);
  return new Map<Part, () => Promise<unknown>>([
    ['listings', () => listingsOf(ask, 'car', { vin, country: 'all' })],
    ['history', () => answerTo(ask, targetOf(historyBy('vin'), { vin }))],
    ['recalls', byVin('recalls')],
    ['decoded', byVin('decode')],
  ]);
}

/** One vehicle, by VIN or registration mark. */
export const getVehicle = tool({
  name: 'get_vehicle',
  title: 'A vehicle: listings, history, recalls',
  about:
    'Everything about one car by its VIN (US, Canada) or registration mark (UK): its listings now or when it left, a record for each price and mileage ' +
    'that deliveries told of it, its recalls, what its VIN says. Each part is a call of the account: ask for those that you need. A part that the key may not ' +
    'use says so in its place. Of a VIN alone decode_vin tells what vehicle it is.',
  input: z.strictObject({
    vin: z.string().optional().describe('Vehicle identification number, 17 characters.'),
    registration_mark: z.string().optional().describe('UK registration mark, in place of a VIN.'),
    parts: z
      .array(z.enum(PARTS))
      .min(1)
      .default(['listings', 'history', 'recalls'])
      .describe('What to ask for.'),
  }),
  call: async (ask, { parts, ...vehicle }) => {
    if ((vehicle.vin === undefined) === (vehicle.registration_mark === undefined))
      throw new WrongCall('Give either vin or registration_mark.');
    const known = asking(ask, vehicle);
    const wanted = [...known].filter(([part]) => parts.includes(part));
    if (wanted.length === 0)
      throw new WrongCall(
        `By registration mark there are ${[...known.keys()].join(' and ')}: ask for one of them.`,
      );
    const told = await partsOf(new Map(wanted));
    const none = parts.filter((part) => !known.has(part));
    return none.length > 0 ? { ...told, leftOut: [`${none.join(', ')}: known by VIN alone`] } : told;
  },
});

/** What a VIN says. */
export const decodeVin = tool({
  name: 'decode_vin',
  title: 'Decode a VIN',
  about:
    'What a VIN says of the vehicle: year, make, model, body, engine, in the words that listings use. Offline data; of US vehicles.',
  input: z.strictObject({ vin: z.string().describe('Vehicle identification number, 17 characters.') }),
  call: async (ask, { vin }) => ({
    answer: { decoded: await answerTo(ask, targetOf(operationOf('decode'), { vin })) },
  }),
});
