import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { comparable, type MakerYear, matching, type StoredPattern } from './maker-year.ts';

/** Reads the regulator's data: who a maker's code belongs to, and which patterns a VIN matches. Blocks its thread. */

/** Whose the first characters of a VIN are. */
export interface Maker {
  readonly id: number;
  readonly code: string;
  readonly manufacturer: string;
  /** every make that is sold under the code */
  readonly makes: readonly string[];
  /** the make of the code where the regulator names one */
  readonly own: string | undefined;
  readonly vehicleType: string | undefined;
  /** the regulator says that its trucks weigh over 10,000 lb */
  readonly isHeavy: boolean;
}

/** A pattern that a VIN matches: what it tells of one element. */
export interface Match {
  /** the schema that it belongs to: patterns are filed by schemas, most of them a model line of some years each */
  readonly schema: number;
  /** code of the element, `Model` for example */
  readonly code: string;
  readonly value: string;
  /** the pattern: characters of places 4 to 8, and of 10 on behind a bar; `*` any one, `[A-C1]` one of several */
  readonly keys: string;
  /** of a model: its make */
  readonly make: string | undefined;
}

/** What a VIN matches in one model year. */
interface Matched {
  readonly matches: readonly Match[];
  /** patterns of these schemas look at places behind the plant's: another serial number may tell another vehicle */
  readonly readsSerial: boolean;
}

/** The regulator's patterns of VINs, as they are looked up. */
export interface Patterns {
  /** undefined: nobody has the code */
  maker(vin: string): Maker | undefined;
  /** the patterns of all schemas of the maker in a model year */
  matched(maker: Maker, year: number, vin: string): Matched;
  /** all models, each with its make */
  models(): readonly { readonly make: string; readonly model: string }[];
  close(): void;
}

const MAKER = `
  SELECT w.Id AS id, w.Wmi AS code, coalesce(f.Name, '') AS manufacturer, own.Name AS own, v.Name AS vehicleType,
    coalesce(w.TruckTypeId, 0) = 2 AS isHeavy
  FROM Wmi w
  LEFT JOIN Manufacturer f ON f.Id = w.ManufacturerId
  LEFT JOIN Make own ON own.Id = w.MakeId
  LEFT JOIN VehicleType v ON v.Id = w.VehicleTypeId
  WHERE w.Wmi = ?`;

const MAKES = `
  SELECT m.Name AS name FROM Wmi_Make wm JOIN Make m ON m.Id = wm.MakeId WHERE wm.WmiId = ? ORDER BY m.Name`;

// one text of JSON: the driver takes ten times as long for as many rows
const PATTERNS = `
  SELECT json_group_array(json_array(p.VinSchemaId, p.ElementId, p.AttributeId, p.Keys)) AS patterns
  FROM (SELECT DISTINCT VinSchemaId FROM Wmi_VinSchema WHERE WmiId = ? AND ? BETWEEN YearFrom AND coalesce(YearTo, 9999)) s
  JOIN Pattern p ON p.VinSchemaId = s.VinSchemaId`;

const ELEMENTS = "SELECT Id AS id, coalesce(Code, '') AS code, LookupTable AS lookUp FROM Element";

const MODEL = `
  SELECT m.Name AS name, k.Name AS make FROM Model m
  LEFT JOIN Make_Model mm ON mm.ModelId = m.Id LEFT JOIN Make k ON k.Id = mm.MakeId
  WHERE m.Id = ?`;

const MODELS = `
  SELECT json_group_array(json_array(k.Name, m.Name)) AS models
  FROM Make_Model mm JOIN Model m ON m.Id = mm.ModelId JOIN Make k ON k.Id = mm.MakeId`;

/** Elements whose values are numbers of rows of a table, as far as anything is made of them. */
const LOOKED_UP = [
  ...['BodyStyle', 'Country', 'DriveType', 'ElectrificationLevel', 'EngineConfiguration', 'FuelType'],
  ...['GrossVehicleWeightRating', 'Transmission', 'Turbo', 'VehicleType'],
];

interface Element {
  readonly id: number;
  readonly code: string;
  /** table of which the values are numbers of rows */
  readonly lookUp: string | null;
}

/** Makers' years that are held: some hundred to thousand patterns each. */
const HELD = 64;
const HELD_MODELS = 2000;
const HELD_MAKERS = 1000;

/** Makers of few vehicles share a third character, 9: their code has three more characters, places 12 to 14. */
const codeOf = (vin: string): string =>
  vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);

/** A maker as it is stored. */
interface StoredMaker extends Omit<Maker, 'makes' | 'own' | 'vehicleType' | 'isHeavy'> {
  readonly own: string | null;
  readonly vehicleType: string | null;
  readonly isHeavy: number;
}

interface StoredModel {
  readonly name: string;
  readonly make: string | null;
}

/** Table → number of a row → its word. */
function readWords(database: Database.Database): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    LOOKED_UP.map((table) => {
      const rows = database.prepare(`SELECT Id AS id, Name AS name FROM ${table}`).all() as {
        readonly id: number;
        readonly name: string;
      }[];
      return [table, new Map(rows.map(({ id, name }) => [String(id), name.trim()]))];
    }),
  );
}

/** The value that is held under a key, else what is read; nothing is not held. */
function held<Value extends object>(
  values: LRUCache<string, Value>,
  key: string,
  read: () => Value | undefined,
): Value | undefined {
  const value = values.get(key) ?? read();
  if (value) values.set(key, value);
  return value;
}

class PatternFile implements Patterns {
  readonly #database: Database.Database;
  readonly #elements: ReadonlyMap<number, Element>;
  readonly #words: ReturnType<typeof readWords>;
  readonly #statements: Readonly<Record<'maker' | 'makes' | 'patterns' | 'model', Database.Statement>>;
  readonly #makers = new LRUCache<string, Maker>({ max: HELD_MAKERS });
  readonly #years = new LRUCache<string, MakerYear>({ max: HELD });
  readonly #models = new LRUCache<string, StoredModel>({ max: HELD_MODELS });

  constructor(database: Database.Database) {
    this.#database = database;
    const elements = database.prepare(ELEMENTS).all() as Element[];
    this.#elements = new Map(elements.map((one) => [one.id, one]));
    this.#words = readWords(database);
    this.#statements = {
      maker: database.prepare(MAKER),
      makes: database.prepare(MAKES),
      patterns: database.prepare(PATTERNS),
      model: database.prepare(MODEL),
    };
  }

  maker(vin: string): Maker | undefined {
    const code = codeOf(vin);
    return held(this.#makers, code, () => this.#readMaker(code));
  }

  matched({ id }: Maker, year: number, vin: string): Matched {
    const found = held(this.#years, `${id} ${year}`, () => this.#readYear(id, year));
    if (!found) return { matches: [], readsSerial: false };
    const matches = matching(found, vin).flatMap((pattern) => this.#match(pattern) ?? []);
    return { matches, readsSerial: found.readsSerial };
  }

  models(): readonly { readonly make: string; readonly model: string }[] {
    const read = this.#database.prepare(MODELS).get() as { readonly models: string };
    const models = JSON.parse(read.models) as [string, string][];
    return models.map(([make, name]) => ({ make, model: name.trim() }));
  }

  close(): void {
    this.#database.close();
  }

  #readMaker(code: string): Maker | undefined {
    const found = this.#statements.maker.get(code) as StoredMaker | undefined;
    if (!found) return undefined;
    const named = this.#statements.makes.all(found.id) as { readonly name: string }[];
    return {
      id: found.id,
      code: found.code,
      manufacturer: found.manufacturer,
      makes: named.map(({ name }) => name),
      own: found.own ?? undefined,
      vehicleType: found.vehicleType ?? undefined,
      isHeavy: found.isHeavy === 1,
    };
  }

  #readYear(maker: number, year: number): MakerYear {
    const read = this.#statements.patterns.get(maker, year) as { readonly patterns: string };
    return comparable(JSON.parse(read.patterns) as readonly StoredPattern[]);
  }

  #readModel(id: string): StoredModel | undefined {
    return this.#statements.model.get(Number(id)) as StoredModel | undefined;
  }

  /** What a pattern says in words; undefined: of a model that the regulator does not list. */
  #match([schema, element, value, keys]: StoredPattern): Match | undefined {
    const { code = '', lookUp = null } = this.#elements.get(element) ?? {};
    if (code === 'Model') {
      const model = held(this.#models, value, () => this.#readModel(value));
      return model && { schema, code, keys, value: model.name.trim(), make: model.make ?? undefined };
    }
    const word = lookUp === null ? value : (this.#words.get(lookUp)?.get(value) ?? value);
    return { schema, code, keys, value: word.trim(), make: undefined };
  }
}

/** Opens the file of the data. */
export const openPatterns = (file: string): Patterns =>
  new PatternFile(new Database(file, { readonly: true }));
