import { fold } from '../../grammar/fold.ts';
import { OPERATIONS } from '../operations.ts';
import { CHAPTERS, PAGES } from './chapters.ts';
import { escaped, wordsOf } from './html.ts';
import { layout } from './layout.ts';
import { operationId } from './operation-ids.ts';
import { operationPath } from './operations/pages.ts';
import type { ReferencePage } from './page.ts';

/** Something that can be found. */
interface Entry {
  readonly href: string;
  readonly title: string;
  /** what is shown of it */
  readonly about: string;
  /** where words are looked for */
  readonly words: string;
}

/** Characters that are shown of an entry. */
const SHOWN = 220;
const MOST = 30;

const ofPages = (): Entry[] =>
  PAGES.flatMap(({ path, title, sections }) =>
    sections.map(({ id, title: part, html }) => {
      const about = wordsOf(html);
      return { href: `${path}#${id}`, title: `${title}: ${part}`, about, words: `${title} ${part} ${about}` };
    }),
  );

const ofOperations = (): Entry[] =>
  OPERATIONS.map((operation) => {
    const { path, summary, parameters } = operation;
    const told = parameters.map(({ name, about }) => `${name} ${about}`).join(' ');
    return {
      href: operationPath(operationId(operation)),
      title: `${operation.method ?? 'GET'} ${path}`,
      about: summary,
      words: `${path} ${summary} ${told}`,
    };
  });

let entries: readonly (Entry & { readonly folded: string; readonly heading: string })[] | undefined;

/** Made with the first search. */
function all(): NonNullable<typeof entries> {
  entries ??= [...ofPages(), ...ofOperations()].map((entry) => ({
    ...entry,
    folded: fold(entry.words),
    heading: fold(entry.title),
  }));
  return entries;
}

/** The part of a text around the first of the words. */
function around(text: string, words: readonly string[]): string {
  const at = words.map((word) => fold(text).indexOf(word)).find((one) => one >= 0) ?? 0;
  const from = Math.max(0, at - SHOWN / 3);
  const part = text.slice(from, from + SHOWN);
  return `${from > 0 ? '… ' : ''}${part}${from + SHOWN < text.length ? ' …' : ''}`;
}

/** Longest text that is looked for. */
const LONGEST = 200;

/** The page of what has all of the words, those with the words in their title first. */
export function findPage(asked: string): string {
  const words = fold(asked.slice(0, LONGEST))
    .split(/[\s_]+/)
    .filter(Boolean);
  const found = all()
    .filter(({ folded }) => words.length > 0 && words.every((word) => folded.includes(word)))
    .toSorted(
      (one, other) =>
        words.filter((word) => other.heading.includes(word)).length -
        words.filter((word) => one.heading.includes(word)).length,
    );
  const items = found
    .slice(0, MOST)
    .map(
      ({ href, title, about }) =>
        `<li><a href="${escaped(href)}">${escaped(title)}</a><br>${escaped(around(about, words))}</li>`,
    );
  const page: ReferencePage = {
    path: '/reference/find',
    title: 'Find',
    about:
      words.length === 0
        ? 'Type a word: the name of a parameter, a status, a task.'
        : `${found.length} places with ${words.join(', ')}${found.length > MOST ? `, the first ${MOST} of them` : ''}.`,
    sections: [
      {
        id: 'found',
        title: 'Found',
        html: items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>Nothing.</p>',
      },
    ],
  };
  return layout(page, CHAPTERS, asked.slice(0, LONGEST));
}
