import type { PageCache } from './cache/index.ts';
import type { Config } from './config/config.ts';
import type { Database, DatabaseProbe } from './db/index.ts';
import type { Log } from './log/log.ts';
import type { Mailer } from './mail/index.ts';
import type { Health, Metrics, Tracer } from './observability/index.ts';
import { processWide } from './process-wide.ts';
import type { RateLimits } from './limits/index.ts';
import type { Realtime } from './realtime/types.ts';
import type { Texter } from './sms/index.ts';
import type { Storage } from './storage/index.ts';
import type { Telemetry } from './telemetry/index.ts';

/** Everything that exists once per process. Made by `boot.ts`, or by a test. */
export type Services = {
  readonly config: Config;
  readonly db: Database;
  /** Whether the database answers, and how busy its connections are. */
  readonly database: DatabaseProbe;
  readonly mailer: Mailer;
  readonly texter: Texter;
  readonly storage: Storage;
  readonly cache: PageCache;
  readonly limits: RateLimits;
  readonly telemetry: Telemetry;
  readonly realtime: Realtime;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly health: Health;
  readonly now: () => Date;
};

/**
 * Who is asking. A visitor may hold the key of a draft made before signing up; `knownDevice` is what a browser kept from
 * an earlier sign-in, not yet checked.
 */
export type Actor =
  | { readonly kind: 'visitor'; readonly sessionKey: string | null; readonly knownDevice?: string | undefined }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly sessionId: string;
      readonly sessionKey: string | null;
      readonly role: 'MEMBER' | 'OPERATOR';
      readonly knownDevice?: string | undefined;
    };

/** What a verb receives: the process's services and the person asking. */
export type Ctx = Services & { readonly actor: Actor };

const provided = processWide<{ services: Services | null }>('services', () => ({ services: null }));

export function provideServices(services: Services): void {
  provided.services = services;
}

export function services(): Services {
  const found = provided.services;
  if (!found) throw new Error('The services are not started yet: boot.ts provides them before the first request.');
  return found;
}

export const withActor = (base: Services, actor: Actor): Ctx => ({ ...base, actor });
export const VISITOR: Actor = { kind: 'visitor', sessionKey: null };
