import Database from 'libsql';

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

export interface Patterns {
  /** undefined: nobody has the code */
  maker(vin: string): Maker | undefined;
  /** the patterns of all schemas of the maker in a model year */
  matched(maker: Maker, year: number, vin: string): Matched;
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

// GLOB knows classes as the patterns have them; their * is its ?
const MATCHES = `
  SELECT p.VinSchemaId AS schema, e.Code AS code, e.LookupTable AS lookUp, p.AttributeId AS value, p.Keys AS keys,
    ? GLOB replace(p.Keys, '*', '?') || '*' AS isMatch
  FROM (SELECT DISTINCT VinSchemaId FROM Wmi_VinSchema WHERE WmiId = ? AND ? BETWEEN YearFrom AND coalesce(YearTo, 9999)) s
  JOIN Pattern p ON p.VinSchemaId = s.VinSchemaId
  JOIN Element e ON e.Id = p.ElementId
  WHERE isMatch OR p.Keys LIKE '%|___%'`;

const MODEL = `
  SELECT m.Name AS name, k.Name AS make FROM Model m
  LEFT JOIN Make_Model mm ON mm.ModelId = m.Id LEFT JOIN Make k ON k.Id = mm.MakeId
  WHERE m.Id = ?`;

/** Elements whose values are numbers of rows of a table, as far as anything is made of them. */
const LOOKED_UP = [
  ...['BodyStyle', 'Country', 'DriveType', 'ElectrificationLevel', 'EngineConfiguration', 'FuelType'],
  ...['GrossVehicleWeightRating', 'Transmission', 'Turbo', 'VehicleType'],
];

interface Row {
  readonly schema: number;
  readonly code: string | null;
  readonly lookUp: string | null;
  readonly value: string;
  readonly keys: string;
  readonly isMatch: number;
}

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
  const matches = database.prepare(MATCHES);
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

  function told({ lookUp, value, ...row }: Row): Pick<Match, 'value' | 'make'> | undefined {
    if (row.code === 'Model') {
      const found = model.get(Number(value)) as { readonly name: string; readonly make: string | null };
      return found && { value: found.name.trim(), make: found.make ?? undefined };
    }
    const word = lookUp === null ? value : (words.get(lookUp)?.get(value) ?? value);
    return { value: word.trim(), make: undefined };
  }

  return {
    maker(vin) {
      const found = maker.get(codeOf(vin)) as
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
    },
    matched({ id }, year, vin) {
      const rows = matches.all(`${vin.slice(3, 8)}|${vin.slice(9)}`, id, year) as Row[];
      return {
        matches: rows.flatMap((row) => {
          const found = row.isMatch ? told(row) : undefined;
          return found ? [{ schema: row.schema, code: row.code ?? '', keys: row.keys, ...found }] : [];
        }),
        readsSerial: rows.some(({ keys }) => isOfSerials(keys)),
      };
    },
    close: () => database.close(),
  };
}
