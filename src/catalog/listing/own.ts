import { anyOf, choiceOf, keyword, lower, measure, prose, quantities, range, words } from '../declare.ts';
import type { Field, Param, RangeFacet } from '../field.ts';

/** Forms of the fields that markets other than cars have of their own (feeds.md 2.1, "other markets"). */

/** A text that is filtered and counted; `at`: where the answer shows it. */
export const fact = (
  name: string,
  about: string,
  more: { readonly at?: string; readonly params?: readonly Param[]; readonly facet?: boolean } = {},
): Field =>
  keyword(name, `${about}.`, {
    at: `build.${name}`,
    facet: true,
    params: [anyOf(name, `${about}: comma-separated list, case-insensitive.`)],
    ...more,
  });

/** One of a few words, which a delivery may write in any case: a row with another one is rejected. It is filtered and counted. */
export const choice = (
  name: string,
  about: string,
  oneOf: readonly string[],
  more: { readonly at?: string } = {},
): Field =>
  lower(name, `${about}.`, {
    read: 'choice',
    choices: oneOf,
    at: `build.${name}`,
    facet: true,
    params: [choiceOf(name, oneOf, `${about}: comma list of ${oneOf.join(', ')}.`)],
    ...more,
  });

/** A quantity that is shown as it was delivered and searched by the number in it. */
export const measured = (
  name: string,
  about: string,
  more: {
    readonly params?: readonly Param[];
    readonly rangeFacet?: RangeFacet;
    readonly facet?: boolean;
  } = {},
): Field =>
  measure(name, `${about}.`, {
    at: `build.${name}`,
    params: [range(`${name}_range`, `${about}, min-max.`)],
    ...more,
  });

/** A quantity that one parameter asks for by number, by range, or as a listing shows it (supplement appendix C). */
export const quantity = (
  name: string,
  about: string,
  more: { readonly at?: string; readonly params?: readonly Param[]; readonly facet?: boolean } = {},
): Field =>
  measure(name, `${about}.`, {
    at: `build.${name}`,
    facet: true,
    ...more,
    params: [
      quantities(
        name,
        `${about}: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100.`,
      ),
      ...(more.params ?? []),
    ],
  });

/** The words of title and seller's text; `aliases`: other parameters that ask for them. */
export const searchText = (...aliases: string[]): Field =>
  prose('search_text', "The words of the title and the seller's text.", {
    column: false,
    params: ['search_text', ...aliases].map((name) =>
      words(
        name,
        "Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent.",
      ),
    ),
  });
