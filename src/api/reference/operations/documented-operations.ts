import type { Schema } from '../../../catalog/schema.ts';
import { openapiDocument } from '../document.ts';

/** The OpenAPI document, as far as its pages show it. */

/** A parameter of an operation. */
export interface DocumentedParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema & { readonly default?: unknown };
}

/** What is sent or answered, by its media type. */
export type MediaContent = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

/** An operation, or an event that a webhook is sent. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly deprecated?: boolean;
  /** where its path begins, when that is not /v2 */
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly DocumentedParameter[];
  readonly requestBody?: { readonly description?: string; readonly content: MediaContent };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly description?: string; readonly content?: MediaContent }>
  >;
}

type Methods = Readonly<Record<string, DocumentedOperation>>;

interface Document {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Methods>>;
  readonly webhooks: Readonly<Record<string, Methods>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation with where it is. */
export interface PlacedOperation extends DocumentedOperation {
  /** upper case */
  readonly method: string;
  /** as it is asked: with /v2 */
  readonly path: string;
}

const placed = (all: Readonly<Record<string, Methods>>): PlacedOperation[] =>
  Object.entries(all).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: operation.servers ? path : `/v2${path}`,
    })),
  );

/** What the pages are made of. */
export interface ReferenceContents extends Pick<Document, 'tags'> {
  readonly conventions: string;
  readonly operations: readonly PlacedOperation[];
  /** the path of an event is its type */
  readonly events: readonly DocumentedOperation[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** The document, read for the pages. */
export function referenceContents(): ReferenceContents {
  const { info, tags, paths, webhooks, components } = openapiDocument() as Document;
  return {
    conventions: info.description,
    tags,
    operations: placed(paths),
    events: Object.values(webhooks).flatMap((methods) => Object.values(methods)),
    schemas: components.schemas,
  };
}
