import type { Config } from '../config/config.ts';
import type { Telemetry } from './index.ts';
import { openPosthog } from './posthog.ts';
import { isRedirect } from './redirect.ts';
import { openSentry } from './sentry.ts';

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
