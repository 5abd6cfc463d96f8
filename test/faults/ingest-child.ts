import { loadListings } from '../../ingest/load.ts';
import { exitCodeOf, faultText } from '../../ingest/outcome.ts';
import { rollBack } from '../../ingest/roll-back.ts';
import { usCarListings } from '../../src/catalog/us-car-listings.ts';
import { engineClient } from '../../src/engine/client.ts';

// A load or a rollback that kills itself (SIGKILL) before or after the first engine request that fits.
// Arguments: one JSON object.

interface Task {
  readonly url: string;
  readonly prefix: string;
  readonly dataDir: string;
  readonly asOf: number;
  /** undefined: roll back */
  readonly file?: string;
  readonly kill?: { readonly when: 'before' | 'after'; readonly request: string };
}

const task = JSON.parse(process.argv[2] ?? '') as Task;
const client = engineClient({ url: task.url });
const { transport } = client;
const request = transport.request.bind(transport);

transport.request = (async (...args: Parameters<typeof request>) => {
  const [params] = args;
  const fits =
    task.kill !== undefined && new RegExp(task.kill.request).test(`${params.method} ${params.path}`);
  if (fits && task.kill?.when === 'before') process.kill(process.pid, 'SIGKILL');
  const answer = await request(...args);
  if (fits) process.kill(process.pid, 'SIGKILL');
  return answer;
}) as typeof transport.request;

const place = {
  client,
  indexPrefix: task.prefix,
  market: 'us-cars',
  dataset: usCarListings,
  dataDir: task.dataDir,
  memory: '512MB',
} as const;

try {
  if (task.file) await loadListings({ ...place, asOf: task.asOf, files: [task.file] });
  else await rollBack(place);
} catch (error) {
  console.error(faultText(error));
  process.exitCode = exitCodeOf(error);
}
await client.close();
