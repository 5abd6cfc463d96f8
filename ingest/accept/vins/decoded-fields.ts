/** Fields of a listing that its VIN tells where the row leaves them empty (feeds.md 2.1), and their types in the database. */
export const DECODED_FIELDS = {
  year: 'BIGINT',
  make: 'VARCHAR',
  model: 'VARCHAR',
  trim: 'VARCHAR',
  body_type: 'VARCHAR',
  vehicle_type: 'VARCHAR',
  drivetrain: 'VARCHAR',
  fuel_type: 'VARCHAR',
  powertrain_type: 'VARCHAR',
  engine: 'VARCHAR',
  engine_size: 'DOUBLE',
  engine_block: 'VARCHAR',
  engine_aspiration: 'VARCHAR',
  transmission: 'VARCHAR',
  doors: 'BIGINT',
  cylinders: 'BIGINT',
  made_in: 'VARCHAR',
} as const;

/** Name of a field that a decoded VIN can fill. */
export type DecodedField = keyof typeof DECODED_FIELDS;
/** Names of the fields that a decoded VIN can fill. */
export const DECODED_NAMES = Object.keys(DECODED_FIELDS) as readonly DecodedField[];
