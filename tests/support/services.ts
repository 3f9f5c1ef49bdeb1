import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createPageCache } from '#platform/cache/index.ts';
import type { Config } from '#platform/config/config.ts';
import { type Actor, type Ctx, type Services, VISITOR, withActor } from '#platform/context.ts';
import { openLimits } from '#platform/limits/open.ts';
import { createLog } from '#platform/log/log.ts';
import { openMailer } from '#platform/mail/open.ts';
import { createMetrics, NO_TRACER, openHealth } from '#platform/observability/index.ts';
import { createRealtime } from '#features/chat/server/realtime/index.ts';
import { openTexter } from '#platform/sms/open.ts';
import { openStorage } from '#platform/storage/open.ts';
import type { Telemetry } from '#platform/telemetry/index.ts';
import { type Engine, openTestDatabase, type TestDatabase } from './database.ts';

/** A clock that stands still until a test moves it. */
export type Clock = { now(): Date; set(moment: Date | string): void; advance(milliseconds: number): void };

export type TestServices = Services & {
  readonly clock: Clock;
  readonly database: TestDatabase;
  /** What was reported as an error. */
  readonly errors: unknown[];
  /** A folder of this file's own, removed afterwards. */
  readonly folder: string;
  stop(): Promise<void>;
};

const START = '2026-11-20T12:00:00.000Z';

export function makeClock(start: Date | string = START): Clock {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (moment) => {
      at = new Date(moment);
    },
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds);
    },
  };
}

export function makeConfig(overrides: Partial<Config> = {}): Config {
  return {
    port: 4321,
    host: '127.0.0.1',
    dataDir: join(tmpdir(), 'curbtag-unused'),
    siteUrl: 'http://localhost:4321',
    qrHost: 'localhost:4321',
    databaseUrl: null,
    storageUrl: null,
    mailUrl: null,
    mailFrom: 'Curbtag <hello@curbtag.test>',
    authSecret: 'a secret that only tests know, 32+',
    trustedProxies: 0,
    lookupCeiling: 3_000,
    oauth: [],
    posthog: null,
    sentryDsn: null,
    plateService: null,
    mapStyleUrl: null,
    geoZipHeader: null,
    mapOrigins: [],
    formOrigins: [],
    store: null,
    card: null,
    twilio: null,
    production: false,
    seedDemo: false,
    logLevel: 'info',
    accessLog: 'none',
    metrics: { token: null, port: null, host: '127.0.0.1' },
    traces: null,
    demoPassword: null,
    pickupAddress: null,
    securityContact: null,
    securityPolicyUrl: null,
    jobs: true,
    ...overrides,
  };
}

type Overrides = { engine?: Engine; config?: Partial<Config>; clock?: Clock } & Partial<
  Omit<Services, 'config' | 'now'>
>;

/** The real local adapters in a temporary folder, over a database of its own. Call `stop` when done. */
export async function makeServices(overrides: Overrides = {}): Promise<TestServices> {
  const { engine = 'embedded', config: settings, clock = makeClock(), ...parts } = overrides;
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-services-'));
  const database = await openTestDatabase(engine);
  const config = makeConfig({ dataDir: folder, databaseUrl: database.url, ...settings });
  const errors: unknown[] = [];
  const services: Services = {
    config,
    db: database.db,
    database,
    mailer: await openMailer(config),
    texter: openTexter(config),
    storage: openStorage(config),
    cache: createPageCache(),
    limits: openLimits({ config, db: database.db }),
    telemetry: silentTelemetry(errors),
    realtime: createRealtime(),
    log: createLog({ write: () => {} }),
    metrics: createMetrics(),
    tracer: NO_TRACER,
    health: openHealth({ db: database.db, database, config }),
    now: clock.now,
    ...parts,
  };
  const stop = async () => {
    await services.mailer.close();
    await services.cache.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...services, clock, database, errors, folder, stop };
}

/** `makeServices` before this file's (or block's) tests, `stop` after them. */
export function useServices(overrides: Overrides = {}): () => TestServices {
  let made: TestServices | undefined;
  beforeAll(async () => {
    made = await makeServices(overrides);
  });
  afterAll(() => made?.stop());
  return () => {
    if (!made) throw new Error('The test services are there inside tests and hooks only.');
    return made;
  };
}

type Person = { id: string; sessionId?: string; role?: 'MEMBER' | 'OPERATOR' };

/** What a verb receives: a visitor unless a user is named. */
export function makeCtx(services: Services, who: { user?: Person; sessionKey?: string | null } = {}): Ctx {
  return withActor(services, toActor(who));
}

function toActor({ user, sessionKey = null }: { user?: Person; sessionKey?: string | null }): Actor {
  if (!user) return sessionKey === null ? VISITOR : { kind: 'visitor', sessionKey };
  const sessionId = user.sessionId ?? '00000000-0000-4000-8000-000000000001';
  return { kind: 'user', userId: user.id, sessionId, sessionKey, role: user.role ?? 'MEMBER' };
}

const silentTelemetry = (errors: unknown[]): Telemetry => ({
  screen: () => {},
  error: (error) => void errors.push(error),
  close: async () => {},
});
