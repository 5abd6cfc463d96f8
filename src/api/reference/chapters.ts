import { guidePages, guides } from './guides/guides.ts';
import type { ReferencePage } from './page.ts';
import { data, marketPages } from './pages/data.ts';
import { errors } from './pages/errors.ts';
import { grammar } from './pages/grammar.ts';
import { limits } from './pages/limits.ts';

/** The pages that every page links to, in that order. */
export const CHAPTERS: readonly ReferencePage[] = [guides, grammar, data, limits, errors];

/** Every page of words, beside the operations and the columns of feeds. */
export const PAGES: readonly ReferencePage[] = [...CHAPTERS, ...guidePages, ...marketPages];
