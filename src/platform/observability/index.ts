/** The door of what operators see: health, metrics, request ids, the access log and traces. */
export { readSpace, type Health, openHealth } from './health.ts';
export { IdentifiedResponse, noteRouteOf, ROUTE, watchedOf, watchRequests } from './watch-requests.ts';
export { listenOperations, createOperationsFront } from './listen-operations.ts';
export { measuredJob, measuredLimits, measuredMailer, measuredTelemetry, measuredTexter } from './measured.ts';
export { countProcess, createMetrics, type Metrics } from './metrics.ts';
export { openTracer } from './open-tracer.ts';
export { NO_TRACER, type Tracer } from './tracer.ts';
export { readVersion } from './version.ts';
