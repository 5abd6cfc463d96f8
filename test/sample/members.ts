/** The members that the answers of a document have, and which of them were seen. */

export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

/** A member is named by the schema of components that it stands in, or by its operation: `Listing.build.make`. */
export class Members {
  readonly all = new Set<string>();
  readonly seen = new Set<string>();
  readonly #schemas: Readonly<Record<string, Schema>>;

  constructor(schemas: Readonly<Record<string, Schema>>) {
    this.#schemas = schemas;
  }

  #resolved(schema: Schema, at: string): readonly [Schema, string] {
    if (schema.$ref === undefined) return [schema, at];
    const name = schema.$ref.replace(/^.*\//, '');
    return [this.#schemas[name] ?? {}, name];
  }

  /** Every member that an answer of this schema may have. */
  expect(given: Schema, where: string): void {
    const [schema, at] = this.#resolved(given, where);
    if (schema !== given && this.#known(at)) return;
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      this.all.add(`${at}.${name}`);
      this.expect(inner, `${at}.${name}`);
    }
    for (const inner of schema.anyOf ?? []) this.expect(inner, at);
    if (schema.items) this.expect(schema.items, at);
    if (typeof schema.additionalProperties === 'object') this.expect(schema.additionalProperties, at);
  }

  readonly #visited = new Set<string>();
  #known(name: string): boolean {
    if (this.#visited.has(name)) return true;
    this.#visited.add(name);
    return false;
  }

  /** Marks the members that an answer has. */
  see(given: Schema, value: unknown, where: string): void {
    const [schema, at] = this.#resolved(given, where);
    for (const inner of schema.anyOf ?? []) this.see(inner, value, at);
    if (Array.isArray(value)) {
      if (schema.items) for (const one of value) this.see(schema.items, one, at);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const other = schema.additionalProperties;
    for (const [name, inner] of Object.entries(value)) {
      const known = schema.properties?.[name];
      if (known) {
        this.seen.add(`${at}.${name}`);
        this.see(known, inner, `${at}.${name}`);
      } else if (typeof other === 'object') this.see(other, inner, at);
    }
  }

  get unseen(): string[] {
    return [...this.all].filter((member) => !this.seen.has(member)).sort();
  }
}

/** The same schemas, in which objects have no member that is not described. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, closed(one)]));
  const isObject = 'properties' in inner && typeof inner.properties === 'object' && inner.type === 'object';
  return isObject && inner.additionalProperties === undefined
    ? { ...inner, additionalProperties: false }
    : inner;
}
