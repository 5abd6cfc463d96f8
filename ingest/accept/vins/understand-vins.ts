import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../../src/catalog/field.ts';
import { rows } from '../../ground/sql.ts';
import type { ReadFile } from '../cell-columns.ts';
import { readStages } from '../cell-stages.ts';
import { BARE_MODEL, MAKE_AND_MODEL, modelSql, type WordColumn, wordColumns } from '../words.ts';
import { type DecodedName, decodeBuilds } from './decode-builds.ts';
import { type ModelReading, modelKey, readModel } from './glued-model.ts';
import { knownNames } from './known-names.ts';
import type { DecodedVins, VinSource } from './source.ts';

/** Columns that tell which vehicle a row is of. */
const NAMING = ['vin', 'make', 'model', 'trim'];

/** SQL of the build whose VIN tells something: only a model of several words can have a trim glued to it. */
const asked = (fills: boolean): string =>
  fills ? 'build_key(vin)' : "CASE WHEN contains(model, ' ') THEN build_key(vin) END";

/** Makes `named_row`: the different builds, makes, models and trims of a file, and how many rows have them. */
async function nameRows(
  db: DuckDBConnection,
  dataset: Dataset,
  file: ReadFile,
  columns: readonly WordColumn[],
  fills: boolean,
): Promise<void> {
  const part = { ...file, matched: new Map([...file.matched].filter(([field]) => NAMING.includes(field))) };
  const made = columns.filter(({ field }) => field === 'make');
  await db.run(`
    CREATE OR REPLACE TEMP TABLE named_row AS
      WITH ${readStages(dataset, part)},
        worded AS (SELECT vin, make, model, trim, ${wordColumns(made, part)} FROM read),
        bare AS (SELECT *, ${BARE_MODEL} FROM worded)
      SELECT ${asked(fills)} AS build, ${MAKE_AND_MODEL.make} AS make, ${modelSql(dataset)} AS model, trim,
        min(vin) AS vin, list(DISTINCT vin) AS vins, count(*) AS rows
      FROM bare GROUP BY ALL`);
}

interface Named {
  readonly make: string;
  readonly model: string;
  readonly names: number;
}

/** A make and model as a row has them, and what they are understood as. */
interface Understood extends Named {
  readonly model_is: ModelReading['is'];
  /** the model as it is kept, where it is kept otherwise */
  readonly kept_model: string | null;
  readonly glued: string | null;
}

/** Other makes than the row's tell nothing of its model. */
const isOfMake = (names: DecodedName | undefined, make: string): names is DecodedName =>
  names !== undefined &&
  (make === '' || names.make === undefined || names.make.toLowerCase() === make.toLowerCase());

const STRUCTURE = JSON.stringify([
  {
    make: 'VARCHAR',
    model: 'VARCHAR',
    names: 'INTEGER',
    model_is: 'VARCHAR',
    kept_model: 'VARCHAR',
    glued: 'VARCHAR',
  },
]);

async function writeReadings(db: DuckDBConnection, readings: readonly Understood[]): Promise<void> {
  await db.run(
    `CREATE OR REPLACE TEMP TABLE read_model AS
      SELECT one.* FROM (SELECT unnest(from_json($1::JSON, '${STRUCTURE}')) AS one)`,
    [JSON.stringify(readings)],
  );
}

/**
 * Decodes the VINs of a file (`fills`: of all rows) and reads its models by them (feeds.md section 3), before its rows are read: makes the tables
 * `decoded_vin` and `read_model` (make, model, number of decoded names → what the model is understood as), which built.ts looks up.
 */
export async function understandVins(
  db: DuckDBConnection,
  dataset: Dataset,
  file: ReadFile,
  columns: readonly WordColumn[],
  source: VinSource,
  fills: boolean,
): Promise<DecodedVins> {
  await nameRows(db, dataset, file, columns, fills);
  const builds = await decodeBuilds(db, source);
  const bySerial = builds.hasSerial ? 'LEFT JOIN decoded_vin AS of_serial ON of_serial.key = one.vin' : '';
  const named = await rows<{ make: string; model: string; names: number }>(
    db,
    `SELECT DISTINCT coalesce(make, '') AS make, model, coalesce(${builds.hasSerial ? 'of_serial.names, ' : ''}of_build.names, 0) AS names
     FROM (SELECT build, make, model, unnest(${builds.hasSerial ? 'vins' : '[vin]'}) AS vin FROM named_row WHERE model IS NOT NULL) AS one
     LEFT JOIN decoded_vin AS of_build ON of_build.key = one.build ${bySerial}`,
  );
  const namesOf = ({ names, make }: Named): DecodedName | undefined => {
    const found = builds.names[names - 1];
    return isOfMake(found, make) ? found : undefined;
  };
  const isPlain = (one: Named): boolean =>
    namesOf(one)?.models.some((model) => modelKey(model) === modelKey(one.model)) ?? false;
  const makeOf = (one: Named): string => one.make || (namesOf(one)?.make ?? '');
  const makes = [...new Set(named.filter((one) => !isPlain(one)).map(makeOf))];
  const models = makes.length ? await source.decoder.models() : [];
  const known = await knownNames(db, makes, models, builds.trims);
  await writeReadings(
    db,
    named.map((one) => {
      const reading = readModel(one.model, namesOf(one), known(makeOf(one)));
      return {
        ...one,
        model_is: reading.is,
        kept_model: 'model' in reading ? reading.model : null,
        glued: reading.is === 'split' ? reading.trim : null,
      };
    }),
  );
  return { hasSerial: builds.hasSerial, fills };
}
