import { CommandRefusal } from '../../ground/outcome.ts';
import { contentOf, fileKind } from '../content.ts';
import { asUtf8, type Encoding, encodingOf } from '../encoding.ts';
import { readAs, type Spooled, type SpoolOptions } from '../spool.ts';
import { SpoolWriter } from '../spool-writer.ts';
import type { Item } from './item.ts';
import { XmlItems } from './xml.ts';

/** A member that stands there once is a text, one that is repeated a list of texts. */
const rowOf = ({ members }: Item): Record<string, unknown> =>
  Object.fromEntries([...members].map(([path, values]) => [path, values.length > 1 ? values : values[0]]));

/**
 * Reads an XML document whose vehicles are the elements called `element`, once from start to end, and writes them to `path`
 * as JSON Lines: elements within elements have dotted names (`price.amount`), attributes stand behind an @ (`price@currency`).
 * Throws CommandRefusal, naming file and line, for what is no well-formed document or holds no such element.
 */
export async function spoolXml(
  file: string,
  path: string,
  element: string,
  { name = file, limits, onRead }: Pick<SpoolOptions, 'name' | 'limits' | 'onRead'>,
): Promise<Spooled> {
  const kind = await fileKind(file);
  if (kind.kind !== 'plain' && kind.kind !== 'gzip')
    throw new CommandRefusal(`${name}: is no XML document; the map's "item" goes with XML`);
  const content = () => contentOf(file, kind, limits, onRead);
  let encoding: Encoding = await encodingOf(content());
  const writer = new SpoolWriter(path);
  const reader = new XmlItems(name, { elements: [element], withoutUse: [], asWritten: true }, limits);
  const add = (items: Iterable<Item>): void => {
    for (const item of items) writer.addJson(item.line, Buffer.from(JSON.stringify(rowOf(item))));
  };
  const onKnown = (known: Encoding): void => {
    encoding = known;
  };
  await writer.fill(async () => {
    for await (const chunk of asUtf8(content(), encoding, onKnown)) {
      add(reader.take(chunk));
      await writer.flush();
    }
    add(reader.end());
  });
  const { rows, malformed } = writer;
  return { format: 'jsonl', file: name, path, rows, malformed, readAs: readAs('XML', encoding) };
}
