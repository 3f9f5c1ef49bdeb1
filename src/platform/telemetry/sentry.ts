import type { Config } from '../config/config.ts';
import { redactDeep } from '../log/redact.ts';
import type { Telemetry } from './index.ts';
import { isRedirect } from './redirect.ts';
import { loadSdk } from './sdk.ts';

/** Specification, section 9: the version reports carry. */
const RELEASE = '1.0.0';
const FLUSH_MS = 2_000;

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

export async function openSentry(options: { dsn: string; production: boolean }) {
  return sentryTelemetry(await loadSdk('sentry', () => import('./sentry-sdk.ts')), options);
}
