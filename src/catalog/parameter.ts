/**
 * One request that the sample of `npm start` answers: the value of each parameter that it sends, those of the path among them.
 * The OpenAPI document shows them, and the reference fills them in.
 */
export type Example = Readonly<Record<string, string>>;

/** A query parameter as the OpenAPI document shows it. */
export interface Parameter {
  readonly name: string;
  readonly about: string;
  /** it cannot be left out */
  readonly required?: true;
  readonly schema: {
    readonly type: 'string' | 'integer' | 'number' | 'boolean';
    readonly enum?: readonly string[];
    /** the values of a comma list, where only these are taken */
    readonly listOf?: readonly string[] | undefined;
    readonly default?: string | number | boolean;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly pattern?: string;
    /** characters of a text */
    readonly maxLength?: number;
  };
}
