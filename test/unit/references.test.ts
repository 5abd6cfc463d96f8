import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Every reference to a rule, a decision or a document leads somewhere: what the code cites, a reader of the repository finds. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const sources = tracked.filter(
  (file) => /\.(ts|tsx|sql|md)$/.test(file) && !/^docs\/rules\/|^test\/unit\/references\.test/.test(file),
);

const RULES = {
  'part-1.md': text('docs/rules/part-1.md'),
  'part-2.md': text('docs/rules/part-2.md'),
  'feeds.md': text('docs/rules/feeds.md'),
  supplement: text('docs/rules/supplement.md'),
} as const;
type Document = keyof typeof RULES;

/** Citations are written over line ends and comment marks: one line of words. */
const flat = (source: string): string => source.replaceAll(/\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ');

interface Citation {
  readonly document: Document;
  /** what of the document is named, as far as the citation goes */
  readonly named: string;
}

const CITED = /(?<![/\w.-])(part-[12]\.md|feeds\.md|supplement)(?!\.md)(?=([^()`;]{0,120}))/g;

function citationsIn(source: string): Citation[] {
  return [...flat(source).matchAll(CITED)].map(([, document, behind = '']) => ({
    document: document as Document,
    // up to the next document, or the end of the sentence
    named: behind.split(/part-[12]\.md|feeds\.md|supplement|docs\/|\. |: /)[0] ?? '',
  }));
}

/** `1 to 3`, `1 and 3`, `1, 2`: every number of a list. */
function numbersIn(list: string): number[] {
  const [, from, to] = /^(\d+) to (\d+)/.exec(list) ?? [];
  if (from && to) return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => Number(from) + n);
  return [...list.matchAll(/\d+/g)].map(([number]) => Number(number));
}

const LIST = String.raw`\d+(?:(?:,| and|, and| to) \d+)*`;

/** The names in a citation: sections, rules, decisions, appendices, operations, quoted words. */
function namesIn(named: string): string[] {
  const found: string[] = [];
  const each = (pattern: RegExp, name: (match: RegExpMatchArray) => readonly string[]): void => {
    for (const match of named.matchAll(pattern)) found.push(...name(match));
  };
  each(new RegExp(`\\bdecisions? (${LIST})`, 'g'), ([, list = '']) =>
    numbersIn(list).map((n) => `decision ${n}`),
  );
  each(/\bappendi(?:x|ces) ([A-D])(?:(?:,| and) ([A-D]))?/g, ([, one, other]) =>
    [one, other].filter((letter) => letter !== undefined).map((letter) => `appendix ${letter}`),
  );
  each(/\bsections? (\d+)\b(?!\.)/g, ([, n]) => [`section ${n}`]);
  each(/(?:^|[ ,])(\d\.\d)\b/g, ([, n]) => [`part ${n}`]);
  each(/\b(E\d+)(?:\.(\d+))?\b/g, ([, operation, rule]) => [
    rule ? `rule ${operation}.${rule}` : `operation ${operation}`,
  ]);
  each(/\b(S[1-4])\b(?:, rules? (\d+))?/g, ([, operation, rule]) => [
    rule ? `rule ${operation}, ${rule}` : `operation ${operation}`,
  ]);
  each(/"([^"]+)"/g, ([, quoted]) => [`word ${quoted}`]);
  return found;
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Does a document have what a name of namesIn says? */
function isThere(document: Document, name: string): boolean {
  const rules = RULES[document];
  const [, kind = '', what = ''] = /^(\w+) (.*)$/s.exec(name) ?? [];
  const patterns: Readonly<Record<string, RegExp>> = {
    decision: new RegExp(`^\\| ${what} \\|`, 'm'),
    appendix: new RegExp(`^## Appendix ${what}:`, 'm'),
    section: new RegExp(`^## Section ${what}:`, 'm'),
    part: new RegExp(`^### ${escaped(what)} `, 'm'),
    // what is settled of an operation stands in the table of section 5
    operation: new RegExp(document === 'feeds.md' ? `^\\| [^|]*\\b${what}\\b` : `^## ${what}:`, 'm'),
    rule: new RegExp(`^- ${escaped(what).replace(/, (\d+)$/, ', rule $1')}:? `, 'm'),
    // a heading, a bold word, or the first column of a table
    word: new RegExp(
      `^#+ .*${escaped(what)}|\\*\\*${escaped(what)}\\*\\*|^\\| [^|]*${escaped(what)}[^|]* \\|`,
      'im',
    ),
  };
  return patterns[kind]?.test(rules) ?? false;
}

const lost = (source: string): string[] =>
  citationsIn(source).flatMap(({ document, named }) =>
    namesIn(named)
      .filter((name) => !isThere(document, name))
      .map((name) => `${document}: ${name}`),
  );

describe('rules', () => {
  test('every rule that is cited is written down', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((file) => lost(text(file)).map((one) => `${file}: ${one}`))).toEqual([]);
  });

  test.each(Object.entries(RULES))('no two parts of %s have one number', (_, rules) => {
    const numbers = [...rules.matchAll(/^#+ (?:Section )?(\d+(?:\.\d+)*)[ :]/gm)].map(([, number]) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  test.each([
    ['feeds.md section 9', 'feeds.md: section 9'],
    ['part-1.md E44', 'part-1.md: operation E44'],
    ['part-1.md rule E1.99', 'part-1.md: rule E1.99'],
    ['part-2.md S1, rule 77', 'part-2.md: rule S1, 77'],
    ['supplement decision 99', 'supplement: decision 99'],
    ['supplement appendix B and\n * D, supplement 8.9', 'supplement: part 8.9'],
    ['feeds.md section 5, "no such reading"', 'feeds.md: word no such reading'],
  ])('%j is seen to lead nowhere', (citation, expected) => {
    expect(lost(`/** Something (${citation}). */`)).toEqual([expected]);
  });
});

describe('decisions', () => {
  const CITED_DECISIONS = new RegExp(`docs/decisions, decisions? (${LIST})`, 'g');
  const records = tracked.filter((file) => /^docs\/decisions\/\d/.test(file));

  test('every decision that is cited has a record', () => {
    const numbers = sources.flatMap((file) =>
      [...flat(text(file)).matchAll(CITED_DECISIONS)].flatMap(([, list = '']) => numbersIn(list)),
    );
    expect(new Set(numbers).size).toBeGreaterThan(5);
    for (const number of numbers)
      expect(
        records.some((file) => file.startsWith(`docs/decisions/${String(number).padStart(2, '0')}-`)),
      ).toBe(true);
  });
});

describe('documents', () => {
  test('no document is named that is not in the repository', () => {
    const strange = sources.filter((file) => /\b(?:design|scale|stack|models)\.md\b/.test(text(file)));
    expect(strange).toEqual([]);
  });

  /** Anchor of a heading, as it is made for links. */
  const anchorOf = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');

  const links = tracked
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...text(file).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].flatMap(([, link, picture]) => {
        const target = link ?? picture ?? '';
        return /^https?:/.test(target) ? [] : [[file, target] as const];
      }),
    );

  test('documents link to each other', () => expect(links.length).toBeGreaterThan(30));

  test.each(links)('%s: %s is there', (file, link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    expect(existsSync(join(ROOT, target))).toBe(true);
    if (!anchor) return;
    const anchors = [...text(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
    expect(anchors).toContain(anchor);
  });
});

describe('files', () => {
  /** Files by every end of their paths that can name them: `life.ts`, `delivery/life.ts`. */
  const ends = new Set(
    tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
  );

  const commentsOf = (source: string, isSql: boolean): readonly string[] =>
    source.match(isSql ? /--.*/g : /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/gm) ?? [];

  const strangeIn = (source: string, isSql = false): string[] =>
    commentsOf(source, isSql)
      .flatMap(
        (comment) =>
          comment.match(/(?<![\w./*<-])(?:\.\.?\/)*(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|sql|mjs)\b(?!\()/g) ?? [],
      )
      .filter((name) => !ends.has(name.replace(/^(?:\.\.?\/)+/, '')));

  test('every file that a comment names is there', () => {
    const code = tracked.filter(
      (file) => /\.(ts|tsx|sql|mjs)$/.test(file) && !file.endsWith('references.test.ts'),
    );
    expect(code.length).toBeGreaterThan(500);
    const strange = code.flatMap((file) =>
      strangeIn(text(file), file.endsWith('.sql')).map((name) => `${file}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test('a file that is not there is seen', () => {
    expect(strangeIn('/** As it was understood (no-such-file.ts). */')).toEqual(['no-such-file.ts']);
    expect(strangeIn('SELECT 1; -- as the rules of lost/rule.sql', true)).toEqual(['lost/rule.sql']);
    expect(strangeIn("const one = 'no-such-file.ts'; // see unit/references.test.ts")).toEqual([]);
  });
});
