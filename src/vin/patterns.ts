import Database from 'libsql';
import { LRUCache } from 'lru-cache';

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

/** A pattern as it is stored. */
type Stored = readonly [schema: number, element: number, value: string, keys: string];

interface Element {
  readonly id: number;
  readonly code: string;
  /** table of which the values are numbers of rows */
  readonly lookUp: string | null;
}

/** The patterns of a maker in a model year, for VINs that come together to be compared with. */
interface OfYear {
  readonly stored: readonly Stored[];
  /** of each of them, its number among `forms` */
  readonly formOf: readonly number[];
  /** the different patterns, each compared once */
  readonly forms: readonly RegExp[];
  readonly readsSerial: boolean;
}

/** Makers' years that are held: some hundred to thousand patterns each. */
const HELD = 64;
const HELD_MODELS = 2000;
const HELD_MAKERS = 1000;

/** The pattern as an expression; a place that it does not reach may hold anything. */
const expressionOf = (keys: string): RegExp =>
  new RegExp(`^${keys.replaceAll('*', '.').replace('|', '\\|')}`);

/** Does a pattern look at places behind the tenth and eleventh, the year's and the plant's? */
const isOfSerials = (keys: string): boolean =>
  (keys.split('|')[1] ?? '').replaceAll(/\[[^\]]*\]/g, '?').length > 2;

/** Makers of few vehicles share a third character, 9: their code has three more characters, places 12 to 14. */
const codeOf = (vin: string): string =>
  vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);

/** Opens the file of the data. */
export function openPatterns(file: string): Patterns {
  const database = new Database(file, { readonly: true });
  const maker = database.prepare(MAKER);
  const makes = database.prepare(MAKES);
  const patterns = database.prepare(PATTERNS);
  const elements = new Map((database.prepare(ELEMENTS).all() as Element[]).map((one) => [one.id, one]));
  const model = database.prepare(MODEL);
  const words = new Map<string, ReadonlyMap<string, string>>(
    LOOKED_UP.map((table) => {
      const rows = database.prepare(`SELECT Id AS id, Name AS name FROM ${table}`).all() as {
        readonly id: number;
        readonly name: string;
      }[];
      return [table, new Map(rows.map(({ id, name }) => [String(id), name.trim()]))];
    }),
  );

  const models = new LRUCache<string, { readonly name: string; readonly make: string | null }>({
    max: HELD_MODELS,
  });
  function modelOf(id: string) {
    const found =
      models.get(id) ?? (model.get(Number(id)) as { name: string; make: string | null } | undefined);
    if (found) models.set(id, found);
    return found;
  }

  function told([schema, element, value, keys]: Stored): Match | undefined {
    const { code = '', lookUp = null } = elements.get(element) ?? {};
    if (code === 'Model') {
      const found = modelOf(value);
      return found && { schema, code, keys, value: found.name.trim(), make: found.make ?? undefined };
    }
    const word = lookUp === null ? value : (words.get(lookUp)?.get(value) ?? value);
    return { schema, code, keys, value: word.trim(), make: undefined };
  }

  function readYear(maker: number, year: number): OfYear {
    const read = patterns.get(maker, year) as { readonly patterns: string };
    const stored = JSON.parse(read.patterns) as readonly Stored[];
    const forms = [...new Set(stored.map(([, , , keys]) => keys))];
    const numbers = new Map(forms.map((keys, at) => [keys, at]));
    return {
      stored,
      formOf: stored.map(([, , , keys]) => numbers.get(keys) ?? 0),
      forms: forms.map(expressionOf),
      readsSerial: forms.some(isOfSerials),
    };
  }

  const held = new LRUCache<string, OfYear>({ max: HELD });
  function ofYear(maker: number, year: number): OfYear {
    const key = `${maker} ${year}`;
    const found = held.get(key) ?? readYear(maker, year);
    held.set(key, found);
    return found;
  }

  const makers = new LRUCache<string, Maker>({ max: HELD_MAKERS });
  function readMaker(code: string): Maker | undefined {
    const found = maker.get(code) as
      | (Omit<Maker, 'makes' | 'own' | 'vehicleType' | 'isHeavy'> & {
          readonly own: string | null;
          readonly vehicleType: string | null;
          readonly isHeavy: number;
        })
      | undefined;
    if (!found) return undefined;
    const named = makes.all(found.id) as { readonly name: string }[];
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

  return {
    maker(vin) {
      const code = codeOf(vin);
      const found = makers.get(code) ?? readMaker(code);
      if (found) makers.set(code, found);
      return found;
    },
    matched({ id }, year, vin) {
      const { stored, formOf, forms, readsSerial } = ofYear(id, year);
      const places = `${vin.slice(3, 8)}|${vin.slice(9)}`;
      const isMatch = forms.map((form) => form.test(places));
      const matches = stored.flatMap((pattern, at) =>
        isMatch[formOf[at] ?? 0] ? (told(pattern) ?? []) : [],
      );
      return { matches, readsSerial };
    },
    models() {
      const read = database.prepare(MODELS).get() as { readonly models: string };
      return (JSON.parse(read.models) as [string, string][]).map(([make, name]) => ({
        make,
        model: name.trim(),
      }));
    },
    close: () => database.close(),
  };
}
