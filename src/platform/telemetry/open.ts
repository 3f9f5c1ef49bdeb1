import type { PostHog } from 'posthog-node';
import type { Config } from '../config/config.ts';
import type { Telemetry } from './index.ts';
import { redactDeep } from '../log/redact.ts';
import { loadSdk } from './sdk.ts';
import { createLog, type Log } from '../log/log.ts';

/** Without outside services: errors go to the log, one JSON object per line; screens are not counted. */
export function localTelemetry(to: Log | ((line: string) => void)): Telemetry {
  const log = typeof to === 'function' ? createLog({ write: to }) : to;
  return {
    screen: () => {},
    error: (error, { path, method }) => log.error('unexpected error', { method, path, error }),
    close: async () => {},
  };
}

/** Going elsewhere is sometimes thrown, as a Response or as an error of some library. It is no fault. */
function isRedirect(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 300 && error.status < 400;
  if (!(error instanceof Error)) return false;
  const { status, digest } = error as { status?: unknown; digest?: unknown };
  if (typeof status === 'number' && status >= 300 && status < 400) return true;
  return /redirect$|^redirect/i.test(error.name) || /redirect/i.test(typeof digest === 'string' ? digest : '');
}

/** Specification, section 9: the version reports carry. */
const RELEASE = '1.0.0';

type Sentry = Pick<typeof import('@sentry/node'), 'init' | 'captureException' | 'close'>;

/** Errors to Sentry. Every trace is kept in production, none elsewhere; private things are taken out before sending. */
export function sentryTelemetry(
  sentry: Sentry,
  { dsn, production }: { dsn: string; production: Config['production'] },
): Pick<Telemetry, 'error' | 'close'> {
  sentry.init({
    dsn,
    release: RELEASE,
    environment: production ? 'production' : 'development',
    tracesSampleRate: production ? 1 : 0,
    sendDefaultPii: false,
    beforeSend: (event, hint) => (isRedirect(hint.originalException) ? null : hidden(event)),
    beforeSendTransaction: (event) => hidden(event),
    beforeBreadcrumb: (breadcrumb) => hidden(breadcrumb),
  });
  return {
    error: (error, { path, method }) => void sentry.captureException(error, { tags: { path, method } }),
    close: async () => void (await sentry.close(FLUSH_MS)),
  };
}

/** The library's own notes stay as they are: they never leave, and hold the whole client. */
type Notes = { sdkProcessingMetadata?: unknown };

/** Sentry's events are trees a few levels deeper than ours; what lies below is dropped with a mark. */
function hidden<Event extends object>(event: Event & Notes): Event {
  const { sdkProcessingMetadata, ...rest } = event;
  return { ...(redactDeep(rest, -6) as Event), ...(sdkProcessingMetadata !== undefined && { sdkProcessingMetadata }) };
}

async function openSentry(options: { dsn: string; production: boolean }) {
  return sentryTelemetry(await loadSdk('sentry', () => import('./sentry-sdk.ts')), options);
}

/** How long a shutdown waits for the last events to leave. */
const FLUSH_MS = 2_000;

/** Screens to PostHog, without a profile of the person and without their network address. */
export function posthogTelemetry(client: Pick<PostHog, 'capture' | 'shutdown'>): Pick<Telemetry, 'screen' | 'close'> {
  return {
    screen: ({ name, visitorId, properties }) =>
      client.capture({
        distinctId: visitorId,
        event: '$screen',
        properties: {
          ...(redactDeep(properties) as Record<string, unknown>),
          $screen_name: name,
          $process_person_profile: false,
          $geoip_disable: true,
          $ip: '',
        },
      }),
    close: async () => void (await client.shutdown(FLUSH_MS)),
  };
}

/** The library is loaded only when a key is configured: nothing of it runs on an installation without one. */
async function openPosthog({ key, host }: { key: string; host: string }) {
  const { PostHog } = await loadSdk('posthog', () => import('./posthog-sdk.ts'));
  return posthogTelemetry(new PostHog(key, { host, disableGeoip: true }));
}

/** Errors always go to stderr; to Sentry and PostHog only when their keys are configured. */
export async function openTelemetry(
  config: Pick<Config, 'posthog' | 'sentryDsn' | 'production'>,
  local: Telemetry,
): Promise<Telemetry> {
  const remotes: Partial<Telemetry>[] = await Promise.all([
    ...(config.posthog ? [openPosthog(config.posthog)] : []),
    ...(config.sentryDsn ? [openSentry({ dsn: config.sentryDsn, production: config.production })] : []),
  ]);
  return combined([local, ...remotes]);
}

/** Every part hears of everything; none of them can break the request it reports about. */
export function combined(parts: readonly Partial<Telemetry>[]): Telemetry {
  const each = (tell: (part: Partial<Telemetry>) => void) => {
    for (const part of parts) quietly(() => tell(part));
  };
  return {
    screen: (event) => each((part) => part.screen?.(event)),
    error: (error, where) => {
      if (!isRedirect(error)) each((part) => part.error?.(error, where));
    },
    close: async () => void (await Promise.allSettled(parts.map((part) => part.close?.()))),
  };
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // A reporter that fails has nobody to report to.
  }
}
