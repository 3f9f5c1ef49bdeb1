import type { Job } from '../job.ts';
import type { Mailer } from '../mail/index.ts';
import type { LimitName, RateLimits } from '../limits/index.ts';
import type { Texter } from '../sms/index.ts';
import { newRequestId } from '../web/index.ts';
import type { Telemetry } from '../telemetry/index.ts';
import { currentWork, runWork } from '../work.ts';
import type { Metrics } from './metrics.ts';
import type { Tracer } from './tracer.ts';

type Tools = { readonly metrics: Metrics; readonly tracer: Tracer };

/** A job that is counted, timed and traced, and whose log lines carry one id. */
export function measuredJob(job: Job, { metrics, tracer }: Tools): Job {
  const labels = { job: job.name };
  const run: Job['run'] = async (input) => {
    const stop = metrics.jobSeconds.startTimer(labels);
    let outcome = 'failed';
    try {
      const work = { id: newRequestId(), route: null, span: null, traceId: null, readsFrom: null };
      const result = await runWork(work, () =>
        tracer.span(`job ${job.name}`, 'internal', labels, () => job.run(input)),
      );
      outcome = 'ok';
      metrics.jobSuccess.set(labels, Date.now() / 1000);
      return result;
    } finally {
      stop();
      metrics.jobRuns.inc({ ...labels, outcome });
    }
  };
  return { ...job, run };
}

/** A mailer whose sends are counted, timed and traced. */
export function measuredMailer(mailer: Mailer, { metrics, tracer }: Tools): Mailer {
  return {
    ...mailer,
    async send(email) {
      const stop = metrics.mailSeconds.startTimer();
      let outcome = 'failed';
      try {
        await tracer.span('mail send', 'client', {}, () => mailer.send(email));
        outcome = 'sent';
      } finally {
        stop();
        metrics.mailSends.inc({ outcome });
      }
    },
  };
}

/** The same for texts. */
export function measuredTexter(texter: Texter, { metrics, tracer }: Tools): Texter {
  return {
    ...texter,
    async send(text) {
      let outcome = 'failed';
      try {
        await tracer.span('text send', 'client', {}, () => texter.send(text));
        outcome = 'sent';
      } finally {
        metrics.textSends.inc({ outcome });
      }
    },
  };
}

/** Limits that count what they refuse. */
export function measuredLimits(limits: RateLimits, metrics: Metrics): RateLimits {
  return {
    ...limits,
    consume: (name: LimitName, key: string, points?: number) =>
      limits.consume(name, key, points).catch((error: unknown) => {
        metrics.limitsRefused.inc({ limit: name });
        throw error;
      }),
  };
}

/** Reports that are counted by where they came up: a request, a job, a socket. */
export function measuredTelemetry(telemetry: Telemetry, metrics: Metrics): Telemetry {
  return {
    ...telemetry,
    error(error, where) {
      metrics.errors.inc({ where: placeOf(where) });
      telemetry.error(error, where);
    },
  };
}

const PLACES: Readonly<Record<string, string>> = { JOB: 'job', SOCKET: 'socket', SWEEP: 'socket' };
const placeOf = ({ path, method }: { path: string; method: string }): string =>
  PLACES[method] ?? (path === 'process' || currentWork() === undefined ? 'process' : 'request');
