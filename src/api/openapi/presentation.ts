import type { Parameter } from '../../catalog/parameter.ts';
import type { SearchPolicy } from '../../search/policy.ts';

/** Name of the parameter that decides whether our own URLs in an answer carry the key. */
export const APPENDS_KEY = 'append_api_key';

/** Whether our own URLs in an answer carry the key. */
export const appendParameter = (standard: boolean): Parameter => ({
  name: APPENDS_KEY,
  about: "Whether the service's own URLs in the answer (cached photos, links) include the key.",
  schema: { type: 'boolean', default: standard },
});

/** The parameter that asks for links to other operations in each listing. */
export const linksParameter: Parameter = {
  name: 'include_relevant_links',
  about: 'true: each listing has links to other operations about it.',
  schema: { type: 'boolean', default: false },
};

/** Query parameters of a listing search that say how the answer is shown. */
export const presentation = ({ appendsKey = true }: SearchPolicy): readonly Parameter[] => [
  appendParameter(appendsKey),
  linksParameter,
];
