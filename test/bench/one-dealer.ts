import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** Writes the rows of the source that has most of them, up to `most`: one dealer's delivery. */
export async function oneDealer(file: string, target: string, most: number): Promise<void> {
  const bySource = new Map<string, string[]>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { source, seller_type } = JSON.parse(line) as { source: string; seller_type?: string };
    if (seller_type && seller_type !== 'dealer') continue;
    const rows = bySource.get(source) ?? [];
    if (rows.length < most) rows.push(line);
    bySource.set(source, rows);
    if (bySource.size > 3000) break;
  }
  const [rows = []] = [...bySource.values()].sort((one, other) => other.length - one.length);
  await writeFile(target, `${rows.join('\n')}\n`);
}
