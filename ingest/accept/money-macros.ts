import { WITHOUT_VAT } from '../../src/catalog/vocabulary/around.ts';
import { SHARED_SIGNS, SIGN_ALONE, SITE_CURRENCIES } from '../../src/catalog/vocabulary/currency.ts';
import { literal } from '../ground/sql.ts';

const texts = (values: Iterable<string>): string => `[${[...values].map(literal).join(', ')}]`;

/**
 * Macros of docs/rules/feeds.md section 2.3. `money_in`: the currency that a code, a shared sign or no word ('' or NULL) means where
 * the row's own is `own`. `money_of_site`: that of the country in whose domain a website is; NULL: it is in none, or in one whose
 * sign no other shares. `money_agreed`: the one code that words of a row name; NULL: they name none, or two.
 */
export function moneyMacros(): string {
  const shared = Object.entries(SHARED_SIGNS).map(
    ([sign, codes]) =>
      `WHEN ${literal(sign)} THEN CASE WHEN list_contains(${texts(codes)}, own) THEN own ELSE ${literal(SIGN_ALONE[sign] ?? sign)} END`,
  );
  const ends = Object.keys(SITE_CURRENCIES);
  const sites = Object.entries(SITE_CURRENCIES).map(
    ([end, code]) => `WHEN ${literal(end)} THEN ${literal(code)}`,
  );
  const ended = `[.](${ends.map((end) => end.replaceAll('.', '[.]')).join('|')})$`;
  return `
    CREATE OR REPLACE TEMP MACRO money_in(word, own) AS
      CASE coalesce(word, '') WHEN '' THEN own ${shared.join(' ')} ELSE word END;
    CREATE OR REPLACE TEMP MACRO money_of_site(site) AS
      CASE regexp_extract(domain_of(site), ${literal(ended)}, 1) ${sites.join(' ')} END;
    CREATE OR REPLACE TEMP MACRO codes_named(words) AS
      list_distinct(list_filter(words, lambda word: word <> '' AND NOT ends_with(word, ${literal(WITHOUT_VAT)}) AND NOT list_contains(${texts(Object.keys(SHARED_SIGNS))}, word)));
    CREATE OR REPLACE TEMP MACRO money_agreed(words) AS
      CASE WHEN len(codes_named(words)) = 1 THEN codes_named(words)[1] END;`;
}
