import { EngineDown } from '../../engine/ask.ts';
import { FAMILIES } from '../families.ts';
import type { Progress } from '../job.ts';
import { rankedLines } from '../rank/rank.ts';
import { type DecodeVins, decodedLines } from './decode.ts';
import { DecoderDown, JobFault } from './fault.ts';
import { openMarket } from './market.ts';
import { type Rows, readRows } from './read-rows.ts';
import { writeResults } from './results.ts';
import type { DecodeReply, Task, TaskEnd, ThreadMessage } from './task.ts';

/** Asks the decoder beyond the port. */
function decoderAt({ port }: Task): DecodeVins {
  const waiting = new Map<number, (answer: DecodeReply) => void>();
  let calls = 0;
  port.on('message', (answer: DecodeReply) => {
    waiting.get(answer.call)?.(answer);
    waiting.delete(answer.call);
  });
  return async (vins, options) => {
    const call = ++calls;
    const answer = await new Promise<DecodeReply>((resolve) => {
      waiting.set(call, resolve);
      port.postMessage({ call, decode: vins, options } satisfies ThreadMessage);
    });
    if ('down' in answer) throw new DecoderDown(answer.down);
    return answer.decoded;
  };
}

async function writeFamily(task: Task, rows: Rows, onProgress: (progress: Progress) => void): Promise<void> {
  const { family, parameters, draft } = task;
  const decode = decoderAt(task);
  if (family === 'decode') {
    const options = {
      includeGeneric: parameters.include_generic === true,
      includeAvailableOptions: parameters.include_available_options === true,
    };
    await writeResults(draft, decodedLines(rows.rows, options, decode, onProgress));
    return;
  }
  const market = openMarket(task, parameters.country === 'ca' ? 'ca' : 'us');
  try {
    await writeResults(draft, rankedLines(rows, market, decode, onProgress));
  } finally {
    await market.close();
  }
}

/** The end that an error makes; throws what is a fault of ours. */
function endMadeBy(error: unknown): TaskEnd {
  if (error instanceof JobFault) return { is: 'fault', error: error.error };
  const later = (code: 'engine_down' | 'decoder_down', { message: why }: Error): TaskEnd => ({
    is: 'later',
    why,
    error: new JobFault(code).error,
  });
  if (error instanceof EngineDown) return later('engine_down', error);
  if (error instanceof DecoderDown) return later('decoder_down', error);
  throw error;
}

/** Does the work of a job in a thread: reads its file, writes its results. */
export default async function work(task: Task): Promise<TaskEnd> {
  const { family, input, limits, port } = task;
  let progress: Progress = { total: 0, processed: 0, failed: 0 };
  const onProgress = (now: Progress): void => {
    progress = now;
    port.postMessage({ progress } satisfies ThreadMessage);
  };
  try {
    const rows = await readRows(input, FAMILIES[family].gzipped, limits);
    onProgress({ total: rows.rows.length, processed: 0, failed: 0 });
    await writeFamily(task, rows, onProgress);
    return { is: 'done', progress };
  } catch (error) {
    return endMadeBy(error);
  } finally {
    port.close();
  }
}
