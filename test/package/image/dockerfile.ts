import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, DockerfileParser, type Env, type Instruction } from 'dockerfile-ast';
import { ROOT } from '../../../build/current.mjs';

/** The Dockerfile as steps that can be run without a container engine (./main.ts). */

/** One instruction of a stage, read. */
export type Step =
  | {
      readonly is: 'copy';
      readonly from: string | undefined;
      readonly sources: string[];
      readonly to: string;
    }
  | { readonly is: 'run'; readonly command: string }
  | { readonly is: 'env'; readonly values: readonly (readonly [string, string])[] }
  | { readonly is: 'workdir' | 'user' | 'volume'; readonly value: string }
  | { readonly is: 'healthcheck' | 'entrypoint' | 'cmd'; readonly command: readonly string[] };

/** What is between FROM and the next FROM. */
export interface Stage {
  readonly image: string;
  readonly name: string | undefined;
  readonly steps: readonly Step[];
}

const wordsOf = (instruction: Instruction): string[] =>
  instruction.getArguments().map((one) => one.getValue());

/** What stands behind the keyword, on one line. */
const contentOf = (instruction: Instruction): string =>
  (instruction.getArgumentsContent() ?? '').replaceAll('\\\n', '');

/** ["node", "-e", …]: the form without a shell. */
function listOf(instruction: Instruction): string[] {
  const content = contentOf(instruction);
  const start = content.indexOf('[');
  if (start < 0) throw new Error(`${instruction.getKeyword()}: write its command as a JSON list`);
  return JSON.parse(content.slice(start)) as string[];
}

function copyOf(instruction: Instruction): Step {
  const words = wordsOf(instruction);
  const [to = '', ...sources] = words.filter((word) => !word.startsWith('--')).reverse();
  const from = (instruction as Copy).getFromFlag()?.getValue() ?? undefined;
  return { is: 'copy', from, sources: sources.reverse(), to };
}

function stepOf(instruction: Instruction): Step | undefined {
  const [value = ''] = wordsOf(instruction);
  switch (instruction.getKeyword()) {
    case 'COPY':
      return copyOf(instruction);
    case 'RUN':
      return { is: 'run', command: contentOf(instruction) };
    case 'ENV': {
      const values = (instruction as Env).getProperties();
      return { is: 'env', values: values.map((one) => [one.getName(), one.getValue() ?? ''] as const) };
    }
    case 'WORKDIR':
      return { is: 'workdir', value };
    case 'USER':
      return { is: 'user', value };
    case 'VOLUME':
      return { is: 'volume', value };
    case 'HEALTHCHECK':
      return { is: 'healthcheck', command: listOf(instruction) };
    case 'ENTRYPOINT':
      return { is: 'entrypoint', command: listOf(instruction) };
    case 'CMD':
      return { is: 'cmd', command: listOf(instruction) };
    case 'EXPOSE':
      return undefined;
    default:
      throw new Error(`${instruction.getKeyword()}: nobody has said here how this is run`);
  }
}

/** Text of the Dockerfile. */
export const dockerfile = (): string => readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

/** Stages of a Dockerfile. Throws for an instruction that is not known here. */
export function stagesOf(text: string): Stage[] {
  const stages: { image: string; name: string | undefined; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const [image = '', , name] = wordsOf(instruction);
      stages.push({ image, name, steps: [] });
      continue;
    }
    const step = stepOf(instruction);
    if (step) stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/** Files and folders of the project that the build is given: .dockerignore lets in what it names, and nothing else. */
export function contextOf(text = readFileSync(join(ROOT, '.dockerignore'), 'utf8')): string[] {
  const [all, ...rest] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  if (all !== '*' || !rest.every((line) => /^![\w.-]+$/.test(line)))
    throw new Error('.dockerignore: "*", then a line with "!NAME" for each file or folder at the top');
  return rest.map((line) => line.slice(1));
}
