import type { SuggestPolicy } from '../search/suggest/policy.ts';
import { type Operation, SEARCH_ERRORS } from './operation.ts';
import {
  carSuggestions,
  heavyEquipmentSuggestions,
  motorcycleSuggestions,
  rvSuggestions,
  specSuggestions,
  specTerms,
  ukCarSuggestions,
} from './suggest-policies.ts';

/** Rows of the table of operations: auto-complete. */

const suggestions = (path: string, of: string, policy: SuggestPolicy): Operation => ({
  kind: 'auto-complete',
  path,
  summary: `Terms of active listings of ${of} that begin with an input or hold it, the most relevant first.`,
  errors: SEARCH_ERRORS,
  policy,
});

export const suggestionOperations: readonly Operation[] = [
  suggestions('/search/car/auto-complete', 'US and Canadian cars', carSuggestions),
  suggestions('/search/car/uk/auto-complete', 'UK cars', ukCarSuggestions),
  suggestions('/search/motorcycle/auto-complete', 'motorcycles', motorcycleSuggestions),
  suggestions('/search/heavy-equipment/auto-complete', 'heavy equipment', heavyEquipmentSuggestions),
  suggestions('/auto-complete/heavy-equipment', 'heavy equipment', heavyEquipmentSuggestions),
  suggestions('/search/rv/auto-complete', 'recreational vehicles', rvSuggestions),
  {
    kind: 'auto-complete',
    path: '/specs/car/auto-complete',
    summary: 'What cars are, in terms that begin with an input or hold it, as active listings tell.',
    errors: SEARCH_ERRORS,
    policy: specSuggestions,
  },
  {
    kind: 'auto-complete',
    path: '/specs/car/terms',
    summary: 'Every term of a field that says what cars are, as active listings tell, in alphabetical order.',
    errors: SEARCH_ERRORS,
    policy: specTerms,
  },
];
