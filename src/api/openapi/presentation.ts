import type { Parameter } from '../../catalog/parameter.ts';

/** Whether our own URLs in an answer carry the key. */
export const appendParameter = (standard: boolean): Parameter => ({
  name: 'append_api_key',
  about: 'Whether our own URLs in the answer (cached photos, links) carry the key.',
  schema: { type: 'boolean', default: standard },
});

export const linksParameter: Parameter = {
  name: 'include_relevant_links',
  about: 'true: each listing gets links to other operations about it.',
  schema: { type: 'boolean', default: false },
};
