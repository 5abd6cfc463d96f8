import { Command, InvalidArgumentError } from 'commander';
import { CommandRefusal, WrongUsage } from '../../ingest/ground/outcome.ts';
import { withoutSecrets } from '../grammar/secrets.ts';
import { askServer } from '../mcp/ask-api.ts';
import { compare, differs } from '../replay/compare.ts';
import { readLog } from '../replay/read-log.ts';
import { logLine, reportText } from '../replay/report.ts';
import { type Exchange, send } from '../replay/send.ts';
import { callerKey } from '../settings/source.ts';
import { asConfigured } from '../settings.ts';
import { serverAddress } from './server-address.ts';

interface ReplayOptions {
  readonly url: string;
  readonly rate: number;
  readonly most: number;
  readonly json?: true;
}

const HELP = `
LOG is an access log (common or combined form; JSON lines with url, request_uri, uri, path or request, method and status; URLs
alone), or a HAR with answers (FILE.har), either may end in .gz. Each different GET below /v2 is sent once, with the key of
FORECOURT_API_KEY (or the file that FORECOURT_API_KEY_FILE names) in place of its own; keys of the log are neither sent nor
printed. The report says, by operation, which answers have another status, lack members that a recorded answer has, or have
values of other types; which members are known here and have no values in this data; which parameters are ignored.

Exit codes: 0 all answers fit; 1 some differ, or the server does not answer; 2 wrong usage; 3 the log has no request to
send, the key is refused, or its month is used up.

Example:
  FORECOURT_API_KEY=KEY forecourt replay --url http://127.0.0.1:8080 access.log`;

function atLeastOne(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError('Give a whole number from 1 on.');
}

function tellProgress(done: number, of: number): void {
  if (done % 100 === 0) console.error(`${done} of ${of} sent`);
}

/** Throws where nothing answers at the address: each request would be told as a difference. */
async function requireServer(url: string): Promise<void> {
  try {
    await fetch(`${url}/healthz`);
  } catch (error) {
    throw new Error(`${url} does not answer: is the server running?`, { cause: error });
  }
}

/** Throws where sending ended early: what was not asked is not compared. */
function requireWhole(exchanges: readonly Exchange[], wanted: number): void {
  const last = exchanges.at(-1)?.answer;
  if (last?.status === 401) throw new CommandRefusal('the server does not know the key of FORECOURT_API_KEY');
  if (exchanges.length < wanted)
    throw new CommandRefusal(
      `the calls of the account's month were used up after ${exchanges.length} of ${wanted} requests`,
    );
}

async function replay(file: string, { url, rate, most, json }: ReplayOptions): Promise<void> {
  const key = asConfigured(() => callerKey(process.env));
  if (key === undefined) throw new WrongUsage('set FORECOURT_API_KEY to a key of the server');
  const log = await readLog(file);
  if (log.requests.length === 0)
    throw new CommandRefusal(`${file} has no GET request below /v2: ${logLine(log)}`);
  console.error(logLine(log));
  const requests = log.requests.slice(0, most);
  if (requests.length < log.requests.length) console.error(`the first ${most} are sent (--most)`);
  await requireServer(url);
  const exchanges = await send(requests, askServer(url, key), { rate, progress: tellProgress });
  requireWhole(exchanges, requests.length);
  const compared = compare(exchanges);
  if (json)
    console.log(
      withoutSecrets(
        JSON.stringify({
          lines: log.lines,
          found: log.found,
          skipped: log.skipped,
          sent: requests.length,
          operations: compared,
        }),
        [key],
      ),
    );
  else console.log(withoutSecrets(reportText(compared), [key]));
  if (compared.some(differs)) process.exitCode = 1;
}

/** `forecourt replay LOG`. */
export function replayCommand(): Command {
  return new Command('replay')
    .argument('<log>', 'access log or HAR')
    .option('--url <url>', 'address of the running server', serverAddress, 'http://127.0.0.1:8080')
    .option('--rate <number>', 'requests a second at most', atLeastOne, 5)
    .option('--most <number>', 'different requests at most, the first of the log', atLeastOne, 2000)
    .option('--json', 'print one JSON object {lines, found, skipped, sent, operations}')
    .addHelpText('after', HELP)
    .action(replay);
}
