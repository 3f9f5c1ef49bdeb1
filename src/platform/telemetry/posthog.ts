import type { PostHog } from 'posthog-node';
import { redactDeep } from '../log/redact.ts';
import type { Telemetry } from './index.ts';
import { loadSdk } from './sdk.ts';

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
export async function openPosthog({ key, host }: { key: string; host: string }) {
  const { PostHog } = await loadSdk('posthog', () => import('./posthog-sdk.ts'));
  return posthogTelemetry(new PostHog(key, { host, disableGeoip: true }));
}
