import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** Writes the types of an OpenAPI document (first argument) to a file (second one); a file that is sent is a Blob. */
const [, , document, out] = process.argv;
const BLOB = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTS(JSON.parse(readFileSync(document, 'utf8')), {
  transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
});
writeFileSync(out, astToString(types));
