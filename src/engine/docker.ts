import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ASK_MS = 5000;
/** the first start downloads the image */
const START_MS = 15 * 60_000;

/** Whether a Docker engine answers. The client alone proves nothing: it is asked for its server. */
export async function dockerAnswers(): Promise<boolean> {
  try {
    const { stdout } = await run('docker', ['version', '--format', '{{.Server.Version}}'], {
      timeout: ASK_MS,
    });
    return stdout.trim() !== '';
  } catch {
    return false;
  }
}

const compose = (repository: string, ...args: string[]) =>
  run('docker', ['compose', ...args], { cwd: repository, timeout: START_MS });

/** URL of the engine of docker-compose.yml when it runs; starts nothing. */
export async function runningComposeEngine(repository: string): Promise<string | undefined> {
  try {
    const { stdout } = await compose(repository, 'port', 'engine', '9200');
    return `http://${stdout.trim()}`;
  } catch {
    return undefined;
  }
}

/** Starts the engine of docker-compose.yml in `repository`, or finds it running; gives its URL on loopback. */
export async function composeEngine(repository: string): Promise<string> {
  await compose(repository, 'up', '--detach', '--wait', 'engine');
  const { stdout } = await compose(repository, 'port', 'engine', '9200');
  return `http://${stdout.trim()}`;
}
