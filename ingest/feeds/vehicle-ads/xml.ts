import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { CommandRefusal } from '../../ground/outcome.ts';
import type { Limits } from '../limits.ts';
import { Utf8Text } from '../text.ts';
import type { Form } from './form.ts';
import { addMember, type Item, type ItemReader, pathOf } from './item.ts';

const DEEPEST = 64;
const GOOGLE_NAMES = 'http://base.google.com/ns/1.0';

/** An element of an item that is not closed yet. */
interface Open {
  readonly path: string;
  /** does its name have the marketplace's prefix? */
  readonly own: boolean;
  text: string;
}

/** Reads a document whose items are elements; strict, in one pass, memory bounded by the longest item. */
export class XmlItems implements ItemReader {
  readonly #file: string;
  readonly #form: Form;
  readonly #longest: number;
  readonly #parser = new SaxesParser();
  readonly #characters: Utf8Text;
  readonly #prefixes = new Set(['g']);
  #found = 0;
  #done: Item[] = [];
  #depth = 0;
  /** names of the elements around items, from the root down */
  readonly #around: string[] = [];
  /** the title that is being read, and the first one that was */
  #titleText = '';
  #title: string | undefined;
  /** elements from the item down to the one being read; empty outside of items */
  #open: Open[] = [];
  #startLine = 1;
  #itemLine = 1;
  #lastLine = 0;
  #itemFrom = 0;
  #lastEvent = 0;
  /** members with the marketplace's prefix, and those without: the former count */
  #own = new Map<string, string[]>();
  #plain = new Map<string, string[]>();

  constructor(file: string, form: Form, { rowBytes }: Limits) {
    this.#file = file;
    this.#form = form;
    this.#longest = rowBytes;
    this.#characters = new Utf8Text(file);
    this.#listen();
  }

  get title(): string | undefined {
    return this.#title;
  }

  *take(chunk: Buffer): Generator<Item> {
    this.#parser.write(this.#characters.take(chunk));
    // what the parser holds back: a text, a tag or a comment that does not end
    if (this.#parser.position - this.#lastEvent > this.#longest) this.#refuseLength(this.#parser.line);
    this.#checkItem();
    yield* this.#ready();
  }

  *end(): Generator<Item> {
    this.#characters.end();
    this.#parser.off('error');
    this.#parser.on('error', ({ message }) => {
      throw new CommandRefusal(
        `${this.#file}: the file is truncated at line ${this.#parser.line} (${reason(message)})`,
      );
    });
    this.#parser.close();
    yield* this.#ready();
    if (this.#found) return;
    const names = this.#form.elements.map((name) => `<${name}>`).join(' or ');
    throw new CommandRefusal(`${this.#file}: the document contains no ${names}`);
  }

  #listen(): void {
    const parser = this.#parser;
    parser.on('error', ({ message }) => {
      throw new CommandRefusal(
        `${this.#file}: line ${parser.line} is not well-formed XML (${reason(message)})`,
      );
    });
    parser.on('doctype', () => {
      throw new CommandRefusal(`${this.#file}: line ${parser.line} contains a DOCTYPE, which is not allowed`);
    });
    parser.on('opentagstart', () => {
      // the character behind the name is read already: a line end there belongs to the line before
      this.#startLine = parser.line - (parser.columnIndex === 0 ? 1 : 0);
    });
    parser.on('opentag', (tag) => this.#opened(tag));
    parser.on('closetag', () => this.#closed());
    for (const event of ['text', 'cdata'] as const) parser.on(event, (text) => this.#text(text));
    for (const event of ['comment', 'processinginstruction'] as const) parser.on(event, () => this.#mark());
  }

  #mark(): void {
    this.#lastEvent = this.#parser.position;
  }

  #opened({ name, attributes }: SaxesTagPlain): void {
    this.#mark();
    this.#depth += 1;
    if (this.#depth > DEEPEST)
      throw new CommandRefusal(
        `${this.#file}: line ${this.#startLine} is nested deeper than ${DEEPEST} elements`,
      );
    for (const [attribute, value] of Object.entries(attributes))
      if (value === GOOGLE_NAMES && attribute.startsWith('xmlns:')) this.#prefixes.add(attribute.slice(6));
    const { local, own } = this.#nameOf(name);
    const parent = this.#open.at(-1);
    if (!parent) {
      this.#around.push(local);
      if (this.#form.elements.includes(local)) this.#startItem(attributes);
      return;
    }
    // an address has its parts as <component name="city">
    const part = local === 'component' && attributes.name ? pathOf(attributes.name) : local;
    const text = local === 'link' ? linkOf(attributes) : '';
    const path = parent.path ? `${parent.path}.${part}` : part;
    this.#open.push({ path, own, text });
    this.#takeAttributes(path, attributes);
  }

  #takeAttributes(path: string, attributes: Record<string, string>): void {
    if (!this.#form.asWritten) return;
    for (const [name, value] of Object.entries(attributes)) addMember(this.#plain, `${path}@${name}`, value);
  }

  #startItem(attributes: Record<string, string>): void {
    this.#found += 1;
    this.#itemLine = this.#startLine;
    this.#itemFrom = this.#parser.position;
    this.#open = [{ path: '', own: false, text: '' }];
    this.#own = new Map();
    this.#plain = new Map();
    this.#takeAttributes('', attributes);
  }

  #nameOf(name: string): { local: string; own: boolean } {
    if (this.#form.asWritten) return { local: name, own: false };
    const colon = name.indexOf(':');
    const own = colon !== -1 && this.#prefixes.has(name.slice(0, colon));
    return { local: pathOf(own ? name.slice(colon + 1) : name), own };
  }

  #closed(): void {
    this.#mark();
    this.#depth -= 1;
    const closed = this.#open.pop();
    if (!this.#open.length) {
      if (!closed && this.#isTitle()) this.#title ??= this.#titleText;
      this.#around.pop();
    }
    if (!closed) return;
    // text between the elements of an item has no name
    addMember(closed.own ? this.#own : this.#plain, closed.path || 'text', closed.text);
    if (this.#open.length) return;
    this.#checkItem(true);
    const members = new Map([...this.#plain, ...this.#own]);
    // items that share a line are told apart all the same
    this.#lastLine = Math.max(this.#itemLine, this.#lastLine + 1);
    this.#done.push({ line: this.#lastLine, members });
  }

  #text(text: string): void {
    this.#mark();
    const open = this.#open.at(-1);
    if (open) open.text += text;
    else if (this.#isTitle()) this.#titleText += text;
  }

  /** A title of the feed itself; a picture or a form of it has one, too. */
  #isTitle(): boolean {
    const [parent, element] = this.#around.slice(-2);
    return element === 'title' && !['image', 'textinput'].includes(parent ?? '');
  }

  #checkItem(ended = false): void {
    if (!ended && !this.#open.length) return;
    if (this.#parser.position - this.#itemFrom > this.#longest) this.#refuseLength(this.#itemLine);
  }

  #refuseLength(line: number): never {
    throw new CommandRefusal(`${this.#file}: the item at line ${line} is longer than ${this.#longest} bytes`);
  }

  #ready(): Item[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }
}

/** Atom gives a link as an attribute; one with another relation leads elsewhere. */
const linkOf = ({ href = '', rel = 'alternate' }: Record<string, string>): string =>
  rel === 'alternate' ? href : '';

/** The parser's message without the place before it. */
const reason = (message: string): string => message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
