import { SHARED_SIGNS, SIGN_ALONE } from '../../src/catalog/vocabulary/currency.ts';
import { literal } from '../ground/sql.ts';

const texts = (values: Iterable<string>): string => `[${[...values].map(literal).join(', ')}]`;

/**
 * Macro `money_in`: the currency that a code, a shared sign or no word ('' or NULL) means where the row's own is `own`
 * (docs/rules/feeds.md section 2.3).
 */
export function moneyMacros(): string {
  const shared = Object.entries(SHARED_SIGNS).map(
    ([sign, codes]) =>
      `WHEN ${literal(sign)} THEN CASE WHEN list_contains(${texts(codes)}, own) THEN own ELSE ${literal(SIGN_ALONE[sign] ?? sign)} END`,
  );
  return `
    CREATE OR REPLACE TEMP MACRO money_in(word, own) AS
      CASE coalesce(word, '') WHEN '' THEN own ${shared.join(' ')} ELSE word END;`;
}
