/** A JSON schema, as far as the OpenAPI document needs it. */
export interface Schema {
  /** name of what has no name in the document otherwise, for the types of generated clients */
  title?: string;
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  /** characters of a text */
  minLength?: number;
  maxLength?: number;
  /** a regular expression of ECMAScript */
  pattern?: string;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  $ref?: string;
}
