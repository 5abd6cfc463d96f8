import { isAlias, LineCounter, parseDocument, visit } from 'yaml';

/** A YAML (or JSON) text read, or what is wrong with it: by line and column, as the text itself may hold a secret. */
export type YamlDocument = { readonly value: unknown } | { readonly faults: readonly string[] };

const QUOTES = 'put a text that begins so in quotes';

/** What a person reads of a fault; the library's own words may quote the line. */
const WORDS: Readonly<Record<string, string>> = {
  BAD_ALIAS: `a text that begins with * or & means something else in YAML: ${QUOTES}, for example "*.csv"`,
  BAD_SCALAR_START: `no text begins with this character in YAML: ${QUOTES}`,
  TAG_RESOLVE_FAILED: `a text that begins with ! means something else in YAML: ${QUOTES}`,
  BAD_DIRECTIVE: `a line that begins with % means something else in YAML: ${QUOTES}`,
  BAD_DQ_ESCAPE: 'a backslash in double quotes is doubled, or the text is put in single quotes',
  BAD_INDENT: 'the line is not indented as those around it are',
  DUPLICATE_KEY: 'this name stands twice; each source and each member has a name of its own',
  MISSING_CHAR: 'a closing quote, bracket, comma or colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing, or a text that holds one is not in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a text that holds a colon and a blank is put in quotes',
  MULTIPLE_DOCS: 'there is a second document (---); a configuration is one',
  TAB_AS_INDENT: 'a line is indented with blanks, not with a tab',
};
const OTHER = 'the text is not what YAML has at this place; is a quote, a bracket or a blank missing?';

/** Reads a text; all that is wrong with it is told at once. */
export function yamlDocument(text: string): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { uniqueKeys: true, prettyErrors: false, lineCounter: lines });
  const told = (at: number, code: string): string => {
    const { line, col } = lines.linePos(at);
    return `line ${line}, column ${col}: ${WORDS[code] ?? OTHER}`;
  };
  const faults = [...document.errors, ...document.warnings].map(({ code, pos }) => told(pos[0], code));
  visit(document, (_, node) => {
    if (isAlias(node) && !node.resolve(document)) faults.push(told(node.range?.[0] ?? 0, 'BAD_ALIAS'));
  });
  return faults.length ? { faults: [...new Set(faults)] } : { value: document.toJS() };
}
