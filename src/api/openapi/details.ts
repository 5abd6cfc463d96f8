import type { Parameter } from '../../catalog/parameter.ts';
import type { Schema } from '../../catalog/schema.ts';
import { preferredMarks } from '../../search/scopes/preferred.ts';
import { type DetailsPolicy, datasetOf, type Part, takesKey } from '../details.ts';
import { appendParameter, linksParameter } from './presentation.ts';
import { listingSchema } from './records.ts';

const REDIRECTS: readonly Parameter[] = [
  {
    name: 'redirect_to_active',
    about:
      'true: where the listing has left, or has had another id since, the active listing of its vehicle answers.',
    schema: { type: 'boolean', default: false },
  },
  {
    name: 'redirect_to_latest',
    about: 'true: the active listing of the vehicle answers, else the one that was seen last.',
    schema: { type: 'boolean', default: false },
  },
];

/** Query parameters of an operation of one listing, but the key. */
export const detailsParameters = (policy: DetailsPolicy, part: Part): readonly Parameter[] => [
  ...(takesKey(policy, part) ? [appendParameter(policy.appendsKey === true)] : []),
  ...(policy.links && part === 'whole' ? [linksParameter] : []),
  ...(policy.marksPreferred && part === 'whole' ? preferredMarks : []),
  ...(policy.redirects ? REDIRECTS : []),
];

const texts: Schema = { type: 'array', items: { type: 'string' } };
const links: Schema = { type: 'array', items: { type: 'string', format: 'uri' } };
const equipment = { options: texts, features: texts };

/** What an operation of one listing answers. Members are absent when unknown. */
export function detailsSchema(policy: DetailsPolicy, part: Part): Schema {
  const listing = listingSchema(datasetOf(policy));
  const properties = listing.properties as Record<string, Schema>;
  const id = properties.id ?? {};
  switch (part) {
    case 'whole': {
      const { dist: _, ...shown } = properties;
      const extra: Schema = {
        type: 'object',
        properties: { ...equipment, seller_comments: { type: 'string' } },
      };
      return { ...listing, properties: { ...shown, extra } };
    }
    case 'extra': {
      const feature: Schema = { type: 'object', properties: { description: { type: 'string' } } };
      return {
        type: 'object',
        properties: {
          id,
          ...equipment,
          ...(properties.high_value_features
            ? { high_value_features: { type: 'array', items: feature } }
            : {}),
          seller_cmts: { type: 'string' },
        },
        required: ['id'],
      };
    }
    case 'media':
      return {
        type: 'object',
        properties: {
          id,
          photo_url: { type: 'string', format: 'uri', description: 'The first photo.' },
          photo_links: links,
          photo_links_cached: links,
        },
        required: ['id'],
      };
  }
}
