import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../build/current.mjs';
import { contextOf, type Stage, type Step } from './dockerfile.ts';

/** What a base image brings is this machine's own, and cannot be written. */
const BASE = ['bin', 'sbin', 'lib', 'lib64', 'usr', 'etc'];

const mount = (...words: string[]): void => void execFileSync('mount', words);

function bind(from: string, to: string, ...options: string[]): void {
  mkdirSync(to, { recursive: true });
  mount('--rbind', from, to);
  for (const option of options) mount('-o', `remount,bind,${option}`, to);
}

/** The files of a stage, in a folder that its steps see as the whole disk; what was mounted ends with the process. */
export class StageRoot {
  readonly folder: string;
  readonly env: Record<string, string> = { PATH: process.env.PATH ?? '', HOME: '/root' };
  readonly volumes: string[] = [];
  workdir = '/';
  user = '0:0';

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    mount('--bind', folder, folder);
    for (const name of BASE) {
      const [from, to] = [join('/', name), join(folder, name)];
      if (!existsSync(from)) continue;
      if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
      else bind(from, to, 'ro');
    }
    for (const name of ['proc', 'dev']) bind(join('/', name), join(folder, name));
    mkdirSync(join(folder, 'tmp'), { mode: 0o1777 });
    bind(join(homedir(), '.npm'), join(folder, 'root/.npm'));
  }

  /** A path of the stage on this machine. */
  at(path: string): string {
    return join(this.folder, path.startsWith('/') ? path : join(this.workdir, path));
  }

  /** Words that run a command in the stage, as its user. */
  words(command: readonly string[]): [string, ...string[]] {
    const [program = '', ...rest] = command;
    const change = 'cd "$0" && exec "$@"';
    return [
      ...(['chroot', `--userspec=${this.user}`, this.folder, '/bin/sh', '-c'] as const),
      ...[change, this.workdir, program, ...rest],
    ];
  }

  run(command: readonly string[], env: NodeJS.ProcessEnv = {}): string {
    const [program, ...words] = this.words(command);
    return execFileSync(program, words, { env: { ...env, ...this.env }, encoding: 'utf8', stdio: OUTPUT });
  }

  /** From now on nothing but the volumes and /tmp can be written. */
  lock(): void {
    for (const path of this.volumes) {
      const own = `${this.folder}.volume`;
      cpSync(this.at(path), own, { recursive: true });
      execFileSync('chown', ['--reference', this.at(path), own]);
      bind(own, this.at(path));
    }
    mount('-t', 'tmpfs', 'tmpfs', this.at('/tmp'));
    mount('-o', 'remount,bind,ro', this.folder);
  }
}

const OUTPUT: ('ignore' | 'pipe' | 'inherit')[] = ['ignore', 'pipe', 'inherit'];

function copy(
  root: StageRoot,
  step: Extract<Step, { is: 'copy' }>,
  stages: ReadonlyMap<string, StageRoot>,
): void {
  const to = root.at(step.to);
  const from = step.from === undefined ? undefined : stages.get(step.from);
  if (step.from !== undefined && !from) throw new Error(`COPY --from=${step.from}: there is no such stage`);
  const context = contextOf();
  for (const source of step.sources) {
    if (from) cpSync(from.at(source), to, { recursive: true, verbatimSymlinks: true });
    else if (source === '.')
      for (const name of context) cpSync(join(ROOT, name), join(to, name), { recursive: true });
    else if (context.includes(source)) cpSync(join(ROOT, source), join(to, source), { recursive: true });
    else throw new Error(`COPY ${source}: .dockerignore does not let it in`);
  }
}

function follow(
  root: StageRoot,
  step: Step,
  stages: ReadonlyMap<string, StageRoot>,
  isInstalled: boolean,
): void {
  if (step.is === 'copy') copy(root, step, stages);
  else if (step.is === 'run' && isInstalled && step.command.startsWith('npm ci '))
    bind(join(ROOT, 'node_modules'), root.at('node_modules'), 'ro');
  else if (step.is === 'run') root.run(['/bin/sh', '-ec', step.command], process.env);
  else if (step.is === 'env') Object.assign(root.env, Object.fromEntries(step.values));
  else if (step.is === 'user') root.user = step.value;
  else if (step.is === 'volume') root.volumes.push(step.value);
  else if (step.is === 'workdir') {
    mkdirSync(root.at(step.value), { recursive: true });
    root.workdir = step.value;
  }
}

/**
 * Runs the steps of each stage in a folder of its own below `folder`; gives the last one, which is the image. Where
 * `isInstalled`, what `npm ci` has brought into this checkout stands for the step that says so.
 */
export function buildStages(stages: readonly Stage[], folder: string, isInstalled: boolean): StageRoot {
  const named = new Map<string, StageRoot>();
  let last: StageRoot | undefined;
  for (const [at, { image, name, steps }] of stages.entries()) {
    console.log(`stage ${name ?? at}, of ${image}`);
    last = new StageRoot(join(folder, String(at)));
    if (name !== undefined) named.set(name, last);
    for (const step of steps) {
      console.log(`  ${step.is} ${JSON.stringify(step)}`.slice(0, 110));
      follow(last, step, named, isInstalled);
    }
  }
  if (!last) throw new Error('the Dockerfile has no stage');
  return last;
}
