import { describe, expect, test, vi } from 'vitest';
import {
  localTelemetry,
  combined,
  openTelemetry,
  posthogTelemetry,
  sentryTelemetry,
} from '#platform/telemetry/open.ts';

const where = { path: '/stickers/auth/login?token=abc', method: 'GET' };

function fakeSentry() {
  const calls: unknown[] = [];
  let options: Record<string, (...args: unknown[]) => unknown> = {};
  return {
    calls,
    get options() {
      return options as typeof options & Record<string, unknown>;
    },
    init: (given: unknown) => {
      options = given as typeof options;
    },
    captureException: (...args: unknown[]) => void calls.push(args),
    close: async () => true,
  };
}

const open = (production: boolean) => {
  const sentry = fakeSentry();
  const telemetry = sentryTelemetry(sentry as never, { dsn: 'https://k@o.example/1', production });
  return { sentry, telemetry };
};

describe('errors without outside services', () => {
  test('go to stderr as one JSON line without secrets', () => {
    const lines: string[] = [];
    localTelemetry((line) => lines.push(line)).error(new Error('no mail to jo@example.com'), where);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(line).toMatchObject({ level: 'error', method: 'GET', error: { message: 'no mail to [e-mail]' } });
    expect(lines[0]).not.toContain('abc');
  });

  test('nothing is loaded or sent when nothing is configured', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    const telemetry = await openTelemetry(
      { posthog: null, sentryDsn: null, production: true },
      localTelemetry(() => {}),
    );
    telemetry.screen({ name: 'homepage', visitorId: 'v', properties: {} });
    telemetry.error(new Error('x'), where);
    await telemetry.close();
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockRestore();
  });
});

describe('errors to Sentry', () => {
  test('keep every trace in production and none elsewhere, as release 1.0.0', () => {
    expect(open(true).sentry.options).toMatchObject({ tracesSampleRate: 1, release: '1.0.0', sendDefaultPii: false });
    expect(open(false).sentry.options).toMatchObject({ tracesSampleRate: 0 });
  });

  test('leave out redirects', () => {
    const { beforeSend } = open(true).sentry.options;
    const redirect = Object.assign(new Error('x'), { name: 'RedirectError' });
    expect(beforeSend?.({}, { originalException: redirect })).toBeNull();
    expect(beforeSend?.({}, { originalException: new Response(null, { status: 302 }) })).toBeNull();
    expect(beforeSend?.({}, { originalException: new Error('x') })).not.toBeNull();
  });

  test('carry nobody’s address, number or token', () => {
    const { beforeSend } = open(true).sentry.options;
    const event = {
      message: 'jo@example.com',
      request: { url: 'http://x/?token=abc', headers: { cookie: 'a=b' } },
      exception: {
        values: [{ value: 'vin 1HGCM82633A004352', stacktrace: { frames: [{ vars: { phone: '407-555-0134' } }] } }],
      },
    };
    const sent = JSON.stringify(beforeSend?.(event, {}));
    expect(sent).not.toMatch(/jo@|abc|a=b|1HGCM|555/);
    expect(sent).toContain('frames');
  });
});

describe('screens to PostHog', () => {
  test('name the screen and nothing about the person', async () => {
    const captured: unknown[] = [];
    const telemetry = posthogTelemetry({ capture: (event) => void captured.push(event), shutdown: async () => {} });
    telemetry.screen({ name: 'CarLookup', visitorId: 'v1', properties: { how: 'jo@example.com', $ip: 'x' } });
    expect(captured).toEqual([
      {
        distinctId: 'v1',
        event: '$screen',
        properties: {
          how: '[e-mail]',
          $screen_name: 'CarLookup',
          $process_person_profile: false,
          $geoip_disable: true,
          $ip: '',
        },
      },
    ]);
  });
});

describe('several reporters', () => {
  test('one that fails does not break the request or the others', () => {
    const heard: unknown[] = [];
    const broken = {
      error: () => {
        throw new Error('down');
      },
    };
    const telemetry = combined([broken, { error: (error) => void heard.push(error) }]);
    const fault = new Error('x');
    telemetry.error(fault, where);
    expect(heard).toEqual([fault]);
  });

  test('a redirect is no error', () => {
    const heard: unknown[] = [];
    combined([{ error: (error) => void heard.push(error) }]).error(new Response(null, { status: 303 }), where);
    expect(heard).toEqual([]);
  });

  test('closing waits for all, even when one fails', async () => {
    let closed = false;
    await combined([
      { close: () => Promise.reject(new Error('x')) },
      {
        close: async () => {
          closed = true;
        },
      },
    ]).close();
    expect(closed).toBe(true);
  });
});
