import { z } from 'zod';
import type { AskApi } from './api-request.ts';

/** What a tool answers: an object, and what was left out of it, in words. */
export interface ToolAnswer {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly leftOut?: readonly string[];
}

/** What a tool takes: checked by zod, and told as JSON Schema, which is made once and not with each server. */
function toldOnce(input: z.ZodObject): z.ZodObject {
  const schema = z.toJSONSchema(input, { io: 'input' });
  const standard = { ...input['~standard'], jsonSchema: { input: () => schema, output: () => schema } };
  return Object.defineProperty(input, '~standard', { value: standard });
}

/** A tool for models: what it is for, what it takes, and how it asks the interface. It only reads. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly input: z.ZodObject;
  /** `input` is as the schema has it. Throws ApiRefusal, or WrongCall. */
  call(ask: AskApi, input: unknown): Promise<ToolAnswer>;
}

/** A tool whose call knows the type of its input. */
export const tool = <Shape extends z.ZodObject>(
  declared: Omit<Tool, 'input' | 'call'> & {
    readonly input: Shape;
    readonly call: (ask: AskApi, input: z.output<Shape>) => Promise<ToolAnswer>;
  },
): Tool => ({
  ...declared,
  input: toldOnce(declared.input),
  call: (ask, input) => declared.call(ask, input as z.output<Shape>),
});
