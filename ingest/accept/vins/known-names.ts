import type { DuckDBConnection } from '@duckdb/node-api';
import type { KnownModel } from '../../../src/vin/decoded-vehicle.ts';
import { literal, rows } from '../../ground/sql.ts';
import { type KnownNames, modelKey } from './glued-model.ts';

/** The models and trims that are known of each make: by the decoder, and by the rows of the market. */

interface Given {
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** Models that stand beside a trim of their own: in the file, and in what the ledger remembers where there is one. */
async function givenNames(db: DuckDBConnection, makes: readonly string[]): Promise<Given[]> {
  const list = makes.map(literal).join(', ');
  const [ledger] = await rows<{ found: number }>(
    db,
    "SELECT count(*)::INTEGER AS found FROM duckdb_tables() WHERE table_name = 'content' AND database_name = current_database()",
  );
  const remembered = `
    UNION
    SELECT make, model, trim FROM content
    WHERE make IN (${list}) AND model IS NOT NULL AND trim IS NOT NULL
      AND NOT list_contains(string_split(coalesce(filled, ''), ','), 'trim') GROUP BY ALL`;
  return await rows<{ make: string; model: string; trim: string }>(
    db,
    `SELECT DISTINCT make, model, trim FROM named_row
     WHERE make IN (${list}) AND model IS NOT NULL AND trim IS NOT NULL
     ${ledger?.found ? remembered : ''} ORDER BY ALL`,
  );
}

/** One begins with the other: SE, SE Premium. */
const isPart = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

class Make implements KnownNames {
  readonly decoder = new Map<string, string>();
  readonly market = new Map<string, string>();
  readonly trims = new Map<string, Set<string>>();

  addTrim(model: string, trim: string): void {
    const key = modelKey(model);
    const known = this.trims.get(key) ?? new Set();
    this.trims.set(key, known.add(modelKey(trim)));
  }

  /** A model of the market's rows: not one to which a known trim is glued ("F-150 Lariat" beside "SuperCrew"), or its own. */
  addGiven({ model, trim }: Given): void {
    const words = model.split(/\s+/);
    const isGlued = words.some((_, at) => {
      const rest = modelKey(words.slice(at).join(' '));
      if (at === 0) return false;
      const head = modelKey(words.slice(0, at).join(' '));
      return (
        isPart(rest, modelKey(trim)) || (this.decoder.has(head) && (this.trims.get(head)?.has(rest) ?? false))
      );
    });
    const key = modelKey(model);
    // rows spell a model in several ways; which of them comes last must not matter
    if (!isGlued) this.market.set(key, this.decoder.get(key) ?? this.market.get(key) ?? model);
  }
}

/** What is known of some makes; by the make in lower case. */
export async function knownNames(
  db: DuckDBConnection,
  makes: readonly string[],
  models: readonly KnownModel[],
  trims: readonly (readonly [make: string, model: string, trim: string])[],
): Promise<(make: string) => KnownNames> {
  const byMake = new Map<string, Make>();
  const ofMake = (make: string): Make => {
    const key = make.toLowerCase();
    const found = byMake.get(key) ?? new Make();
    byMake.set(key, found);
    return found;
  };
  for (const { make, model } of models) ofMake(make).decoder.set(modelKey(model), model);
  for (const [make, model, trim] of trims) ofMake(make).addTrim(model, trim);
  const given = makes.length ? await givenNames(db, makes) : [];
  for (const { make, model, trim } of given) ofMake(make).addTrim(model, trim);
  for (const one of given) ofMake(one.make).addGiven(one);
  return ofMake;
}
