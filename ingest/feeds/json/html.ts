import { Parser } from 'htmlparser2';
import { CommandRefusal } from '../../ground/outcome.ts';
import type { Limits } from '../limits.ts';
import { parsed } from './value.ts';

const LINKED_DATA = /^\s*application\/ld\+json\b/i;

/** What pages write around a script so that old browsers leave it alone: a comment, CDATA. */
const AROUND =
  /^\s*(?:\/\*|\/\/)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?|(?:\/\*|\/\/)?\s*(?:-->|\]\]>)\s*(?:\*\/)?\s*$/g;

/** The value of a script. Line ends and tabs within its texts, which pages have and JSON does not, are blanks. */
function valueIn(script: string): unknown {
  const bare = script.replaceAll(AROUND, '');
  return parsed(bare) ?? parsed(bare.replaceAll(/[\r\n\t]+/g, ' '));
}

/** Does text start as a page does? */
export const isHtml = (start: string): boolean => /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(start);

/** Reads the JSON-LD that stands in a saved page, in one pass. */
export class HtmlPage {
  readonly #file: string;
  readonly #longest: number;
  readonly #text = new TextDecoder();
  readonly #parser: Parser;
  #script: string | undefined;
  #ready: unknown[] = [];

  constructor(file: string, { rowBytes }: Limits) {
    this.#file = file;
    this.#longest = rowBytes;
    this.#parser = new Parser({
      onopentag: (name, { type = '' }) => {
        this.#script = name === 'script' && LINKED_DATA.test(type) ? '' : undefined;
      },
      ontext: (text) => {
        if (this.#script !== undefined) this.#add(text);
      },
      onclosetag: () => this.#closed(),
    });
  }

  /** Values of JSON-LD that are complete once `chunk` is there. Throws CommandRefusal for one that is longer than a row may be. */
  take(chunk: Buffer): readonly unknown[] {
    this.#parser.write(this.#text.decode(chunk, { stream: true }));
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  end(): readonly unknown[] {
    this.#parser.end(this.#text.decode());
    return this.#ready;
  }

  #add(text: string): void {
    this.#script += text;
    if ((this.#script?.length ?? 0) > this.#longest)
      throw new CommandRefusal(`${this.#file}: a script of the page is longer than ${this.#longest} bytes`);
  }

  #closed(): void {
    if (this.#script === undefined) return;
    // a script that is no JSON is nothing that a page's readers see, either
    const value = valueIn(this.#script);
    if (value !== undefined) this.#ready.push(value);
    this.#script = undefined;
  }
}
