/** A JSON value that is an object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Is the value an object, and no list? */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of JSON text; undefined for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
