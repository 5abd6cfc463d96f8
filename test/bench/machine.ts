import { readFile } from 'node:fs/promises';
import os from 'node:os';

/** What the figures were measured on. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly engine: string;
  readonly forecourt: string;
  /** load before the measurement: others that share the machine */
  readonly load: number;
}

export async function machineOf(engineVersion: string): Promise<Machine> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return {
    cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    engine: engineVersion,
    forecourt: version,
    load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  };
}

export const machineText = ({
  cpu,
  cores,
  memoryGb,
  system,
  node,
  engine,
  forecourt,
  load,
}: Machine): string =>
  `${cpu}, ${cores} cores, ${memoryGb} GB, ${system}; Node ${node}, Elasticsearch ${engine}, Forecourt ${forecourt}; ` +
  `load before: ${load}`;
