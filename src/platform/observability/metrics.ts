import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. A kept page takes less than the first, a search in a large market sits in the middle. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Seconds. Jobs and mail servers take their time. */
const WORK_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Everything that is counted, in one registry. It exists once in a process, in `Services`: pages of the built bundle
 * count in the same one. Labels are names out of the code (routes, jobs, limits), never anything a visitor wrote.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'curbtag_http_requests_total',
    help: 'Requests answered, by method, route and status. 499: whoever asked left before the answer was whole.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'curbtag_http_request_duration_seconds',
    help: 'From the request’s headers to the end of its answer, by route.',
    labelNames: ['route'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const duration = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: WORK_BUCKETS, registers });
  return {
    registry,
    inFlight: new Gauge({ name: 'curbtag_http_requests_in_flight', help: 'Requests under way.', registers }),
    jobRuns: counter('curbtag_job_runs_total', 'Runs of a job in this process, by outcome.', 'job', 'outcome'),
    jobSeconds: duration('curbtag_job_duration_seconds', 'How long runs of a job take.', 'job'),
    jobSuccess: new Gauge({
      name: 'curbtag_job_last_success_timestamp_seconds',
      help: 'When a job last ran to its end in this process.',
      labelNames: ['job'],
      registers,
    }),
    mailSends: counter('curbtag_mail_sends_total', 'Emails handed to the mail server, by outcome.', 'outcome'),
    textSends: counter('curbtag_text_sends_total', 'Texts handed to the provider, by outcome.', 'outcome'),
    mailSeconds: duration('curbtag_mail_send_duration_seconds', 'How long the mail server takes for an email.'),
    cacheRequests: counter('curbtag_page_cache_requests_total', 'Public pages found in the cache or not.', 'outcome'),
    searchSeconds: new Histogram({
      name: 'curbtag_search_duration_seconds',
      help: 'How long a search of the market takes.',
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    limitsRefused: counter('curbtag_limits_refused_total', 'What a rate limit refused.', 'limit'),
    errors: counter('curbtag_errors_total', 'Errors nobody expected, by where they came up.', 'where'),
    countRequest({ method, route, status, seconds }: CountedRequest): void {
      requests.inc({ method, route, status });
      latency.observe({ route }, seconds);
    },
  };
}

type CountedRequest = { method: string; route: string; status: number; seconds: number };

/** Memory, CPU, garbage collection and the event loop's delay of this process, under the names that everybody uses. */
export const countProcess = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry });
