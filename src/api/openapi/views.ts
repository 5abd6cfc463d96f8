import { MOST_ALERTS } from '../../accounts/alerts.ts';
import { KEPT_EVENTS } from '../../accounts/comparisons.ts';
import { MOST_VIEWS } from '../../accounts/views.ts';
import type { Schema } from '../../catalog/schema.ts';
import { MOST_LISTINGS } from '../alerts/find-listings.ts';
import { LARGEST_THRESHOLD, LONGEST_NAME, PRICE_CHANGES } from '../alerts/request-bodies.ts';
import { LONGEST_SEARCH } from '../alerts/view-search.ts';
import { ref } from './envelopes.ts';
import { json } from './responses.ts';

/** Saved views and alerts in the OpenAPI document. */

const at = (description: string): Schema => ({
  type: 'integer',
  description: `${description}, Unix seconds.`,
});
const object = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const name: Schema = {
  type: 'string',
  maxLength: LONGEST_NAME,
  description: 'No two views of an account have the same.',
};
const search: Schema = {
  type: 'string',
  maxLength: LONGEST_SEARCH,
  description:
    'URL of a search of listings from its path on, for example /v2/search/car/active?make=ford. Its filters and its order are kept, in the order of their names; pages, counts and the key are not.',
};
const address: Schema = {
  type: 'string',
  maxLength: LONGEST_SEARCH,
  pattern: '^#/',
  description: "Address of the console's page that shows it, from #/ on, without a key.",
};

const tells: Record<string, Schema> = {
  arrived: { type: 'boolean', description: 'Tell of listings that the view finds and did not find before.' },
  left: { type: 'boolean', description: 'Tell of listings that it does not find any more.' },
  price_change: {
    type: 'string',
    enum: PRICE_CHANGES,
    description:
      'Which changes of price to tell: any, none, those of at least an amount, or of a part of the price before.',
  },
  price_threshold: {
    type: 'number',
    maximum: LARGEST_THRESHOLD,
    description: 'The amount, in the currency of the market, or the percentage: above 0.',
  },
};

const listing: Record<string, Schema> = {
  id: { type: 'string' },
  source: { type: 'string', description: 'Domain of the site that shows it.' },
  vin: { type: 'string' },
  heading: { type: 'string', description: 'Title of the listing.' },
  price: { type: 'number', description: 'As it was last seen, in the currency of the country.' },
  country: { type: 'string', description: 'Country of the dealer.' },
};

/** What a listing may not have. */
const SAID = ['source', 'vin', 'heading', 'price', 'country'];

const counts: Record<string, Schema> = {
  arrived: { type: 'integer' },
  left: { type: 'integer' },
  price_changed: { type: 'integer' },
};

const compared: Record<string, Schema> = {
  data_version: { type: 'string', description: 'Version of the data that was compared.' },
  version_before: { type: 'string', description: 'Version that it was compared with.' },
  rolled_back: { type: 'boolean', description: 'The delivery of the version before was withdrawn.' },
};

/** The lists of an event. */
export const changedListings: Record<string, Schema> = {
  arrived: { type: 'array', items: ref('AlertListing') },
  left: { type: 'array', items: ref('AlertListing') },
  price_changed: { type: 'array', items: ref('RepricedListing') },
};

/** What an event says besides its listings. */
export const comparedVersions = compared;

const event: Record<string, Schema> = {
  event_id: { type: 'string', format: 'uuid' },
  created_at: at('When it was found'),
};

/** Schemas that views and alerts share, by name. */
export const viewSchemas = (): Record<string, Schema> => ({
  SavedView: object(
    {
      view_id: { type: 'string' },
      name,
      search,
      console: address,
      has_alert: { type: 'boolean' },
      created_at: at('When it was saved'),
      updated_at: at('When it was last changed'),
    },
    ['console'],
  ),
  Alert: object(
    {
      view_id: { type: 'string' },
      ...tells,
      created_at: at('When it was set'),
      compared_at: at('When it was last compared'),
      data_version: { type: 'string', description: 'Version of the data that it has seen.' },
      listings: { type: 'integer', description: 'Listings that the view found in it.' },
      fault: {
        type: 'string',
        description:
          'Why it cannot be compared at the moment; it goes on where it ended. Absent: it is compared.',
      },
    },
    ['price_threshold', 'fault'],
  ),
  AlertListing: object(listing, SAID),
  RepricedListing: object(
    {
      ...listing,
      price_before: { type: 'number' },
      id_before: {
        type: 'string',
        description: 'Its id before: a record with another price has another id.',
      },
    },
    [...SAID, 'price_before'],
  ),
  AlertEvent: object({ ...event, ...compared, ...counts }),
  AlertEventDetails: object({ ...event, ...compared, ...changedListings }),
});

/** A body that saves a view. */
export const VIEW_EXAMPLE = { name: 'Fords', search: '/v2/search/car/active?make=ford' };
/** A body that sets an alert. */
export const ALERT_EXAMPLE = { price_change: 'percent', price_threshold: 5 };

const sent = (schema: Schema, example: object) => ({ 'application/json': { schema, example } });

/** What saves a view. */
export const viewBody = {
  required: true,
  description: `An account has at most ${MOST_VIEWS} views.`,
  content: sent(
    { ...object({ name, search, console: address }, ['console']), title: 'ViewToSave' },
    VIEW_EXAMPLE,
  ),
};

/** What sets an alert. */
export const alertBody = {
  required: true,
  description: `What is not sent is told, any change of price included. At most ${MOST_ALERTS} alerts an account, each of at most ${MOST_LISTINGS} listings.`,
  content: sent({ ...object(tells, Object.keys(tells)), title: 'AlertToSet' }, ALERT_EXAMPLE),
};

const done = object({ view_id: { type: 'string' }, deleted: { type: 'boolean' } });

/** What the operations answer. */
export const viewAnswers = {
  list: {
    200: {
      description: 'The views, by name.',
      content: json(
        object({ num_found: { type: 'integer' }, views: { type: 'array', items: ref('SavedView') } }),
      ),
    },
  },
  view: { 200: { description: 'The view.', content: json(ref('SavedView')) } },
  deleted: { 200: { description: 'It is deleted.', content: json(done) } },
  alert: { 200: { description: 'The alert.', content: json(ref('Alert')) } },
  events: {
    200: {
      description: `The latest events, newest first, at most ${KEPT_EVENTS}.`,
      content: json(
        object({ num_found: { type: 'integer' }, events: { type: 'array', items: ref('AlertEvent') } }),
      ),
    },
  },
  event: { 200: { description: 'The event with its listings.', content: json(ref('AlertEventDetails')) } },
};
