import {
  context,
  DiagLogLevel,
  diag,
  type Span as OtelSpan,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, ConsoleSpanExporter, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import release from '../../package.json' with { type: 'json' };
import type { Attributes, Opening, Span, Tracer } from './span.ts';

/**
 * Traces by the SDK of OpenTelemetry, set by its standard variables: where they go (OTEL_EXPORTER_OTLP_*, by HTTP), what
 * the service is called (OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES), which are taken (OTEL_TRACES_SAMPLER). Loaded only
 * where traces are wanted (./exporter.ts).
 */

/** A program that ends waits so long for a collector that does not answer. */
const FLUSH_MS = 5000;
/** A collector that is away is told once in this time. */
const QUIET_MS = 60_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** What the SDK finds wrong is told now and then: each batch would say it anew. */
function tellFaults(tell: (text: string) => void): void {
  let told = Number.NEGATIVE_INFINITY;
  const say = (text: string): void => {
    if (performance.now() - told < QUIET_MS) return;
    told = performance.now();
    tell(`traces: ${text.slice(0, 500)}`);
  };
  const none = (): void => {};
  diag.setLogger(
    { error: say, warn: say, info: none, debug: none, verbose: none },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

function providerOf(exporter: 'otlp' | 'console'): NodeTracerProvider {
  const own = resourceFromAttributes({ 'service.name': 'forecourt', 'service.version': release.version });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(exporter === 'otlp' ? new OTLPTraceExporter() : new ConsoleSpanExporter()),
    ],
  });
  provider.register();
  return provider;
}

const known = (attributes: Attributes): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (one): one is [string, string | number | boolean] => one[1] !== undefined,
    ),
  );

const shown = (span: OtelSpan): Span => ({
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(known(attributes)),
  fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
});

/** What is read of a caller's headers: the trace alone. Baggage is not: it would go on to the engine. */
const TRACE_CONTEXT = new Set(['traceparent', 'tracestate']);

const GETTER = {
  get: (read: (name: string) => string | undefined, name: string) =>
    TRACE_CONTEXT.has(name) ? read(name) : undefined,
  keys: () => [],
};

/** The context of whoever asks, where its headers name one. */
const parentOf = ({ from }: Opening) =>
  from ? propagation.extract(context.active(), from, GETTER) : context.active();

/** Takes spans from now on and sends them; `tell` hears what is wrong with that. */
export function openTracer(exporter: 'otlp' | 'console', tell: (text: string) => void): Tracer {
  tellFaults(tell);
  const provider = providerOf(exporter);
  const tracer = trace.getTracer('forecourt', release.version);
  return {
    span(opening, work) {
      const { name, kind, attributes = {} } = opening;
      const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes: known(attributes) };
      return tracer.startActiveSpan(name, options, parentOf(opening), async (span) => {
        try {
          return await work(shown(span));
        } catch (error) {
          // its message may hold what a caller has sent
          span.setAttribute('error.type', error instanceof Error ? error.name : 'Error');
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    headers() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
    async flush() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FLUSH_MS);
      });
      const sent = provider.forceFlush().catch((error: unknown) => tell(`traces: ${String(error)}`));
      await Promise.race([sent, late]);
      clearTimeout(timer);
    },
  };
}
