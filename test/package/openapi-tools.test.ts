import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { openapiDocument } from '../../src/api/reference/document.ts';

/** The OpenAPI document as tools of others read it: they take longer to load than most tests take to run. */

const document = openapiDocument();

describe('tools of others', () => {
  test('the schema of OpenAPI 3.1 finds no fault', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect([valid, errors]).toEqual([true, undefined]);
  });

  test('a linter finds what the interface itself says, and nothing else', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
    expect(
      found.sort(),
      'The document has a fault that tools of others find: mend the declaration of the operation that the pointer names. What the ' +
        'interface itself demands is in the list of test/package/openapi-tools.test.ts.',
    ).toEqual([
      // paths of the contract: an id is never "uk", and the router takes the fixed part first
      ...['car', 'rv'].flatMap((kind) =>
        ['extra', 'media'].map((part) => `no-ambiguous-paths #/paths/~1listing~1${kind}~1{id}~1${part}`),
      ),
      // a photo is sent on to
      'operation-2xx-response #/paths/~1image~1cache~1car~1{listing_id}~1{image}/get/responses',
    ]);
  });
});
