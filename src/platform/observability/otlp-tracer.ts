import { SpanKind as Kind, ROOT_CONTEXT, type Span, type SpanContext, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { Log } from '../log/log.ts';
import { currentWork, runWork } from '../work.ts';
import type { Tracer } from './tracer.ts';
import { readVersion } from './version.ts';

/** How long a shutdown waits for the last spans to leave. */
const FLUSH_MS = 2_000;
const FIRST_SERVER_FAULT = 500;
const KINDS = { internal: Kind.INTERNAL, client: Kind.CLIENT } as const;

type Parts = { readonly url: string; readonly service: string; readonly log: Log };

/**
 * Spans over OTLP/HTTP. Nothing is registered as the process's own: Sentry has an OpenTelemetry of its own there, and
 * the two must not take each other's spans. Sampling and batching follow the standard `OTEL_…` variables.
 */
export function createTracer({ url, service, log }: Parts): Tracer {
  const exporter = telling(new OTLPTraceExporter({ url }), log);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': readVersion() }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('curbtag');
  return {
    request({ method, headers }) {
      const parent = readTraceparent(headers.traceparent);
      const above = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: Kind.SERVER, attributes }, above);
      return {
        span,
        traceId: span.spanContext().traceId,
        end({ route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= FIRST_SERVER_FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async span(name, kind, attributes, run) {
      const work = currentWork();
      const above = work?.span ? trace.setSpan(ROOT_CONTEXT, work.span as Span) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, above);
      const { traceId } = span.spanContext();
      try {
        return await (work ? runWork({ ...work, span, traceId }, run) : run());
      } catch (error) {
        // The kind alone: what an error says can hold addresses and names.
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), inTime()]),
  };
}

const inTime = () => new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref());

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** W3C Trace Context, version 00; null for anything else. */
function readTraceparent(header: string | string[] | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(String(header ?? '')) ?? [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

const TOLD_EVERY_MS = 60_000;

/** An exporter that says in the log, once a minute at most, that nobody takes its spans. */
function telling(exporter: SpanExporter, log: Log): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY;
  const exportSpans: SpanExporter['export'] = (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.error && performance.now() - toldAt > TOLD_EVERY_MS) {
        toldAt = performance.now();
        log.warn('traces could not be sent', { error: result.error });
      }
      done(result);
    });
  return {
    export: exportSpans,
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
