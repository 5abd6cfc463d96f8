import { keyedIndexBody } from '../../src/catalog/mapping.ts';
import { DEFAULT_MARKET } from '../../src/catalog/markets.ts';
import { plateRecords } from '../../src/catalog/plates.ts';
import { NO_MARKET } from '../../src/catalog/roles.ts';
import { sharedAlias, sharedIndex } from '../../src/engine/names.ts';
import { plateRows } from '../accept/plate-rows.ts';
import { literal, name } from '../ground/sql.ts';
import { generationOf } from '../publish/indices.ts';
import type { Records } from './records.ts';

/** Vehicles by their plates (feeds.md 2.2): only the newest delivery answers. */
export const plates = (indexPrefix: string): Records => ({
  dataset: 'plates',
  market: NO_MARKET,
  rules: DEFAULT_MARKET,
  form: plateRows,
  table: 'plate',
  answer: 'newest',
  since: [],
  alias: sharedAlias(indexPrefix, 'plates'),
  indexOf: (delivery) => sharedIndex(indexPrefix, 'plates', generationOf(delivery)),
  content: async (_, { id }) => ({
    body: keyedIndexBody('plates'),
    documents: `
      SELECT key AS id, to_json({
        'registered': country || ' ' || plate,
        'record': json_merge_patch('{}', to_json({
          ${plateRecords.fields.map((field) => `${literal(field.name)}: ${name(field.name)}`).join(', ')}
        }))
      }) AS document
      FROM plate WHERE delivery = ${id}`,
  }),
});
