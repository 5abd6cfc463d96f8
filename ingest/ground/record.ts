import type { Dataset, Field } from '../../src/catalog/field.ts';
import { literal, name } from './sql.ts';

/** A value of the record, or members below a path; `list`: the members stand in the only element of an array. */
type Node = { readonly sql: string } | Branch;
interface Branch {
  readonly members: Map<string, Node>;
  readonly list: boolean;
}

const DATE = "'%Y-%m-%dT%H:%M:%SZ'";

/** SQL of an instant as text: YYYY-MM-DDThh:mm:ssZ. */
const dateText = (seconds: string): string => `strftime(make_timestamp(${seconds} * 1000000), ${DATE})`;

/** SQL of links as answers show them. */
export const encodedLinks = (links: string): string =>
  `list_transform(${links}, lambda link: encoded_link(link))`;

/** SQL of the value as the answer shows it (`Field.shownAs`). */
function shownSql(field: Field): string {
  const value = name(field.name);
  // the API makes the address from the hash; the delivered address stands in cached_links
  if (field.name === 'photo_links_cached') return `list_transform(${value}, lambda link: md5(link))`;
  if (field.column?.type === 'link') return `encoded_link(${value})`;
  if (field.column?.type === 'links') return encodedLinks(value);
  switch (field.shownAs) {
    case 'upper':
      return `upper(${value})`;
    case 'bit':
      return `${value}::INTEGER`;
    case 'integer':
    case 'instant':
      return `${value}::BIGINT`;
    case 'timestamp':
      return dateText(value);
    case 'usDate':
      return `strftime(make_timestamp(${value} * 1000000), '%m/%d/%Y')`;
    case 'number':
      // a coordinate is kept as the text that was delivered
      return field.type === 'text' ? `${value}::DOUBLE` : value;
    default:
      return value;
  }
}

function branchAt(root: Branch, path: readonly string[]): Branch {
  let branch = root;
  for (const step of path) {
    const list = step.endsWith('[]');
    const key = list ? step.slice(0, -2) : step;
    const next = branch.members.get(key) ?? { members: new Map<string, Node>(), list };
    if ('sql' in next) throw new Error(`record: ${key} is a value and an object`);
    branch.members.set(key, next);
    branch = next;
  }
  return branch;
}

/** SQL that tells a listing of a dealership: it has one of the ids of the newer directory. */
function ofDealershipSql({ fields }: Dataset): string {
  const ids = fields.filter(({ at = '' }) =>
    /^mc_dealership\.mc_(?:website|dealer|location|rooftop)_id$/.test(at),
  );
  return `coalesce(${['NULL', ...ids.map((field) => name(field.name))].join(', ')}) IS NOT NULL`;
}

/** The places of all shown fields as a tree. */
function tree(dataset: Dataset): Branch {
  const root: Branch = { members: new Map(), list: false };
  for (const field of dataset.fields) {
    if (!field.at) continue;
    const path = field.at.split('.');
    const last = path.pop() ?? '';
    const branch = branchAt(root, path);
    branch.members.set(last, { sql: shownSql(field) });
    const again = field.ofDealership?.split('.');
    const member = again?.pop();
    if (again && member) {
      const sql = `CASE WHEN ${ofDealershipSql(dataset)} THEN ${shownSql(field)} END`;
      branchAt(root, again).members.set(member, { sql });
    }
    // instants called …_at… have a twin as text; ref_price_dt and ref_miles_dt have none (supplement 3.1)
    if (field.shownAs === 'instant' && !last.endsWith('_dt')) {
      branch.members.set(`${last}_date`, { sql: dateText(name(field.name)) });
    }
  }
  return root;
}

/** Every value below a branch, to tell whether it is empty. */
const leaves = (branch: Branch): string[] =>
  [...branch.members.values()].flatMap((node) => ('sql' in node ? [node.sql] : leaves(node)));

function structSql(branch: Branch): string {
  const members = [...branch.members].map(
    ([key, node]) => `${literal(key)}: ${'sql' in node ? node.sql : branchSql(node)}`,
  );
  return `{${members.join(', ')}}`;
}

/** SQL of an object, NULL when all its members are unknown. Nulls in an array's element are dropped here, for nobody does later. */
function branchSql(branch: Branch): string {
  const empty = leaves(branch).map((sql) => `(${sql}) IS NULL`);
  const object = structSql(branch);
  const value = branch.list ? `[json_merge_patch('{}', to_json(${object}))]` : object;
  return `CASE WHEN NOT (${empty.join(' AND ')}) THEN ${value} END`;
}

/** SQL struct of the answered record (`Field.at`), unknown members NULL. Columns are named as the fields. */
export const recordSql = (dataset: Dataset): string => structSql(tree(dataset));
