import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { sourceOf } from '../accept/source.ts';
import { fedFields, headerKey, knownColumns } from '../feeds/columns.ts';
import type { Spooled } from '../feeds/spool.ts';
import { literal, rows } from '../ground/sql.ts';
import { acceptedChoice, choiceMeaning } from './choice-meaning.ts';
import type { Suggestion } from './suggestion.ts';

/** A word of the file in a column that takes a choice of words, and the word of ours that it likely means. */
export interface ChoiceWord {
  readonly column: string;
  readonly word: string;
  readonly means?: string | undefined;
}

/** Words that are looked at; a column with more is no choice of words. */
const MOST = 50;

/** Words in columns of choices that a load does not understand as they are. */
export async function choiceWords(
  db: DuckDBConnection,
  file: Spooled,
  dataset: Dataset,
  suggestions: readonly Suggestion[],
): Promise<ChoiceWord[]> {
  const known = knownColumns(dataset);
  const choices = new Map(
    fedFields(dataset).flatMap(({ column, choices: words }) => (words ? [[column.name, words]] : [])),
  );
  const { from, columns } = await sourceOf(db, file, () => 'text');
  const found: ChoiceWord[] = [];
  for (const { column: seen, to, isOwn } of suggestions) {
    const target = isOwn ? known.get(headerKey(seen.header))?.column.name : to;
    const words = choices.get(target ?? '');
    const text = columns.find(({ header }) => header === seen.header)?.text;
    if (!target || !words || text === undefined) continue;
    const others = await rows<{ word: string }>(
      db,
      `SELECT word FROM (SELECT said(plain_text(${text})) AS word FROM ${from})
       WHERE lower(word) NOT IN (${words.map(literal).join(', ')}) GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${MOST}`,
    );
    found.push(
      // a word of the map hides what the word itself says besides: certified
      ...others.flatMap(({ word }) => {
        const means = choiceMeaning(words, word, seen.header);
        return means !== undefined && means === acceptedChoice(words, word)
          ? []
          : [{ column: target, word, means }];
      }),
    );
  }
  return found;
}
