import { deliveriesQuestion } from '../../engine/deliveries.ts';
import { shownLine } from '../../engine/question.ts';
import { plateText } from '../../grammar/plate.ts';
import { Asked } from '../../search/asked.ts';
import { historyQuestion } from '../../search/lookups/history.ts';
import { keyedQuestion } from '../../search/lookups/keyed.ts';
import { listingQuestion } from '../../search/lookups/listing.ts';
import { dealerQuestion } from '../handlers/dealer.ts';
import { readDeliveries } from '../handlers/deliveries.ts';
import { readHistory, vehicleOf } from '../handlers/history.ts';
import { imageQuestion } from '../handlers/image.ts';
import { redirectOf } from '../handlers/listing-details.ts';
import { askedPlate } from '../handlers/plate.ts';
import type { Operation } from '../operation.ts';
import { wellFormed } from '../request/path-member.ts';
import type { Explained } from './explanation.ts';
import type { ReadUrl } from './url.ts';

/** Operations that look records up by what names them. */

type Of<Kind extends Operation['kind']> = Extract<Operation, { readonly kind: Kind }>;
type Explains<Kind extends Operation['kind']> = (operation: Of<Kind>, url: ReadUrl, now: Date) => Explained;

const PARTNER = 'Where a partner is set, it is asked in place of the engine.';

export const explainHistory: Explains<'history'> = ({ market, path }, { query, inPath }, now) => {
  const vehicle = vehicleOf(market, inPath(path.endsWith('{vrm}') ? 'vrm' : 'vin'));
  const { names, ...asked } = readHistory(new Asked(query, now), market);
  return {
    plan: { market, vehicle, fields: [...names], ...asked },
    request: [historyQuestion('', market, vehicle)],
    notes: ['Every record of the vehicle is read; order, duplicates and page are settled here.'],
  };
};

export const explainDealer: Explains<'dealer'> = ({ market }, { inPath }) => {
  const id = inPath('dealer_id');
  return { plan: { market, id }, request: [dealerQuestion('', market, id)], notes: [] };
};

export const explainListing: Explains<'listing details'> = ({ details, part }, { query, inPath }, now) => {
  const { market, seller } = details;
  const id = inPath('id');
  const redirect = redirectOf(new Asked(query, now), details);
  return {
    plan: { market, id, part, ...(seller ? { seller } : {}), ...(redirect ? { redirect } : {}) },
    request: [shownLine(listingQuestion(market, id, seller))],
    notes: redirect
      ? [
          'The listings of the same vehicle are asked for next, by the VIN or mark that the line tells; one of them answers.',
        ]
      : [],
  };
};

export const explainImage: Explains<'image'> = (_, { inPath }) => {
  const id = inPath('listing_id');
  return {
    plan: { id, image: inPath('image') },
    request: [imageQuestion('', id)],
    notes: ['The answer is the delivered address of the photo of that name.'],
  };
};

export const explainDeliveries: Explains<'deliveries'> = (_, { query }, now) => {
  const { filter, page } = readDeliveries(new Asked(query, now));
  return { plan: { ...filter, ...page }, request: [deliveriesQuestion('', filter, page)], notes: [] };
};

export const explainRecalls: Explains<'recalls'> = (_, { inPath }) => {
  const vin = wellFormed(inPath('vin'));
  return {
    plan: { vin },
    request: [keyedQuestion('', 'recalls', { vin })],
    notes: [
      PARTNER,
      "Where no delivery knows the VIN, the regulator's campaigns of the make and model that it decodes to are asked for.",
    ],
  };
};

export const explainPlate: Explains<'plate'> = (_, { query, inPath }, now) => {
  const asked = askedPlate(new Asked(query, now), plateText(inPath('plate')));
  const registered = `${asked.country} ${asked.plate}`;
  return { plan: asked, request: [keyedQuestion('', 'plates', { registered })], notes: [PARTNER] };
};
