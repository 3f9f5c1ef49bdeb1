import type { IncomingHttpHeaders } from 'node:http';

type SpanKind = 'internal' | 'client';
/** Names and numbers out of the code; never what a visitor wrote. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

type RequestTrace = {
  readonly span: unknown;
  readonly traceId: string;
  end(answer: { route: string; status: number }): void;
};

export type Tracer = {
  /** Begins a request's span; null when nothing is traced. `headers` are those of a trusted proxy. */
  request(asked: { method: string; headers: IncomingHttpHeaders }): RequestTrace | null;
  /** Runs the work in a span below the one under way. */
  span<Result>(name: string, kind: SpanKind, attributes: Attributes, run: () => Promise<Result>): Promise<Result>;
  /** Sends what is left. */
  close(): Promise<void>;
};

/** Traces nothing, and costs nothing. */
export const NO_TRACER: Tracer = {
  request: () => null,
  span: (_name, _kind, _attributes, run) => run(),
  close: async () => {},
};
