export { type ForecourtClient, forecourt, type Options } from './client.ts';
export { facet, rangeFacet, statistics } from './counts.ts';
export { download, type ExportPath } from './download.ts';
export { DepthError, ForecourtError } from './errors.ts';
export { type PagedPath, pages, type Reach, rows } from './pages.ts';
export type { components, operations, paths } from './schema.ts';
export type { Patience } from './waiting.ts';

import type { components } from './schema.ts';

/** A type of the document by its name: `Schema<'Listing'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
