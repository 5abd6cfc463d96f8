import { keyedIndexBody } from '../../src/catalog/mapping.ts';
import { DEFAULT_MARKET } from '../../src/catalog/markets.ts';
import { NO_MARKET } from '../../src/catalog/roles.ts';
import { sharedAlias, sharedIndex } from '../../src/engine/names.ts';
import { campaignRows, recallRows } from '../accept/recall-rows.ts';
import { spoolRegulator } from '../feeds/regulator/spool.ts';
import { generationOf } from '../publish/indices.ts';
import type { Records } from './records.ts';

/** Recalls by VIN (feeds.md 2.2): only the newest delivery answers. */
export const recallsByVin = (indexPrefix: string): Records => ({
  dataset: 'recalls',
  market: NO_MARKET,
  rules: DEFAULT_MARKET,
  form: recallRows,
  table: 'recall_record',
  answer: 'newest',
  since: [],
  alias: sharedAlias(indexPrefix, 'recalls'),
  indexOf: (delivery) => sharedIndex(indexPrefix, 'recalls', generationOf(delivery)),
  content: async (_, { id, asOf }) => ({
    body: keyedIndexBody('recalls'),
    documents: `
      SELECT key AS id, to_json({
        'vin': vin,
        'record': json_merge_patch('{}', to_json({
          'as_of': ${asOf}, 'vin': vin, 'vehicle': vehicle::JSON, 'recalls': recalls::JSON, 'filtered': filtered_recalls::JSON
        }))
      }) AS document
      FROM recall_record WHERE delivery = ${id}`,
  }),
});

/** SQL of a name as it is compared: letters and digits alone, as src/partners/recalls/campaigns.ts does it. */
const folded = (field: string): string => `regexp_replace(upper(${field}), '[^A-Z0-9]', '', 'g')`;

/** SQL of a day as ISO-8601; NULL for what is none. */
const day = (field: string): string => `strftime(try_strptime(${field}, '%Y%m%d'), '%Y-%m-%d')`;

/** The regulator's campaigns (feeds.md 2.2, `--format nhtsa`): only the newest delivery answers. */
export const recallCampaignRecords = (indexPrefix: string): Records => ({
  dataset: 'recall-campaigns',
  market: NO_MARKET,
  rules: DEFAULT_MARKET,
  form: { ...campaignRows, spool: spoolRegulator },
  table: 'recall_campaign',
  answer: 'newest',
  since: [],
  alias: sharedAlias(indexPrefix, 'recall-campaigns'),
  indexOf: (delivery) => sharedIndex(indexPrefix, 'recall-campaigns', generationOf(delivery)),
  content: async (_, { id, asOf }) => ({
    body: keyedIndexBody('recall-campaigns'),
    documents: `
      SELECT key AS id, to_json({
        'make': ${folded('make')},
        'model': ${folded('model')},
        'record': json_merge_patch('{}', to_json({
          'as_of': ${asOf}, 'campaign': campaign, 'year': year, 'oem_number': oem_number, 'component': component,
          'manufacturer': manufacturer, 'received': ${day('received')}, 'recorded': ${day('recorded')},
          'defect': defect, 'consequence': consequence, 'remedy': remedy
        }))
      }) AS document
      FROM recall_campaign WHERE delivery = ${id}`,
  }),
});
