import { type Attributes, traceWith } from '../../src/tracing/span.ts';

/** A span that was ended. */
export interface RecordedSpan {
  readonly name: string;
  attributes: Attributes;
  failed?: string;
}

/** What `work` traces, in the order in which its spans began. */
export async function recordedSpans(work: () => Promise<void>): Promise<RecordedSpan[]> {
  const spans: RecordedSpan[] = [];
  traceWith({
    async span({ name, attributes = {} }, inside) {
      const span: RecordedSpan = { name, attributes };
      spans.push(span);
      return await inside({
        rename() {},
        set: (more) => {
          span.attributes = { ...span.attributes, ...more };
        },
        fail: (why) => {
          span.failed = why;
        },
      });
    },
    headers: () => ({}),
    flush: async () => undefined,
  });
  try {
    await work();
  } finally {
    traceWith(undefined);
  }
  return spans;
}
