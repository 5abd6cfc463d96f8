import { dataset } from '../../../src/catalog/datasets/recall-campaigns.ts';
import { keyedIndexBody } from '../../../src/catalog/mapping.ts';
import { wholeRows } from '../../accept/whole-rows.ts';
import { spoolRegulator } from '../../feeds/regulator/spool.ts';
import type { SharedRecords } from '../records.ts';

/** Rows of the regulator's flat file. */
const rows = wholeRows({
  dataset,
  required: ['campaign', 'make', 'model'],
  key: "md5(concat_ws(chr(31), campaign, make, model, coalesce(year, 0), coalesce(component, '')))",
});

/** SQL of a name as it is compared: letters and digits alone, as src/partners/recalls/campaigns.ts does it. */
const folded = (field: string): string => `regexp_replace(upper(${field}), '[^A-Z0-9]', '', 'g')`;

/**
 * SQL of the names under which a campaign's model is found: as it stands, and, where it names several between slashes, each of
 * them without what BMW calls its SUVs: "X3/X5 SAV" is X3 and X5.
 */
export const modelNames = (field: string): string =>
  `list_distinct(list_transform(
    list_prepend(${field}, CASE WHEN contains(${field}, '/') THEN string_split(regexp_replace(${field}, ' SA[VC]( |/|$)', '\\1', 'gi'), '/') ELSE [] END),
    lambda one: ${folded('one')}))`;

/** SQL of a day as ISO-8601; NULL for what is none. */
const day = (field: string): string => `strftime(try_strptime(${field}, '%Y%m%d'), '%Y-%m-%d')`;

/** The regulator's campaigns (feeds.md 2.2, `--format nhtsa`). */
export const records: SharedRecords = {
  dataset,
  form: { ...rows, spool: spoolRegulator },
  content: async (_, { id, asOf }) => ({
    body: keyedIndexBody(dataset),
    documents: `
      SELECT key AS id, to_json({
        'make': ${folded('make')},
        'model': ${modelNames('model')},
        'record': json_merge_patch('{}', to_json({
          'as_of': ${asOf}, 'campaign': campaign, 'year': year, 'oem_number': oem_number, 'component': component,
          'manufacturer': manufacturer, 'received': ${day('received')}, 'recorded': ${day('recorded')},
          'defect': defect, 'consequence': consequence, 'remedy': remedy
        }))
      }) AS document
      FROM recall_campaign WHERE delivery = ${id}`,
  }),
};
