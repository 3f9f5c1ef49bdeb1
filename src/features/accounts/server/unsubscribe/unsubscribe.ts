import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  NOTIFICATIONS,
  type Stoppable,
  stopOf,
  type Switched,
  type NotificationKey,
} from '../../rules/notifications.ts';
import { alerts } from '#features/saved/words/alerts.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { readUnsubscribeToken, type Subscription } from './token.ts';
import type { Job } from '#platform/job.ts';

const { savedSearches, users, valueFollows } = schema;

/** The job that writes a notification, named and paced by its record. */
export const notifyingJob = (key: NotificationKey, run: Job['run']): Job => ({
  ...NOTIFICATIONS[key].job,
  where: 'one process',
  run,
});

/** In SQL: whether the person whose settings these are has the switch of the notification on. It is on until turned off. */
export const wants = (key: Switched, settings: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(coalesce(${settings}->>${NOTIFICATIONS[key].switch.name}::text, 'true') <> 'false')`;

/** `name` is the search's or the value's, null for a switch. `ended` says that there is nothing to end any more. */
export type Subscribed = { readonly kind: Subscription['kind']; readonly name: string | null; readonly ended: boolean };

/** What is followed one by one, and paused one by one. */
const PAUSED = {
  search: { table: savedSearches, name: savedSearches.name },
  value: { table: valueFollows, name: valueFollows.title },
} as const;

/** The notifications that a switch of the settings ends. */
type BySwitch = {
  [Key in Stoppable]: (typeof NOTIFICATIONS)[Key]['stop']['ends'] extends 'switch' ? Key : never;
}[Stoppable];
const isBySwitch = (kind: Stoppable): kind is BySwitch => stopOf(kind).ends === 'switch';

function requireSubscription(ctx: Ctx, token: unknown): Subscription {
  const read = readUnsubscribeToken(ctx.config, token);
  if (!read.ok) throw missing(alerts.noSuchLink);
  return read.value;
}

/** What a link would end. Opening it changes nothing: mail programs open links to check them. */
export async function readSubscription({ ctx, token }: { ctx: Ctx; token: unknown }): Promise<Subscribed> {
  const { kind, id } = requireSubscription(ctx, token);
  if (isBySwitch(kind)) {
    const [user] = await ctx.db
      .select({ on: wants(kind, users.settings) })
      .from(users)
      .where(eq(users.id, id));
    return { kind, name: null, ended: !user?.on };
  }
  const { table, name } = PAUSED[kind];
  const [found] = await ctx.db.select({ name, paused: table.paused }).from(table).where(eq(table.id, id));
  return { kind, name: found?.name ?? null, ended: found?.paused ?? true };
}

/** Ends the letters that the link is about, signed in or not. A second press changes nothing. */
export async function unsubscribe({ ctx, token }: { ctx: Ctx; token: unknown }): Promise<Subscribed> {
  const { kind, id } = requireSubscription(ctx, token);
  if (isBySwitch(kind)) {
    const off = JSON.stringify({ [NOTIFICATIONS[kind].switch.name]: false });
    await ctx.db
      .update(users)
      .set({ settings: sql`${users.settings} || ${off}::jsonb`, updatedAt: ctx.now() })
      .where(eq(users.id, id));
  } else {
    const { table } = PAUSED[kind];
    await ctx.db.update(table).set({ paused: true, updatedAt: ctx.now() }).where(eq(table.id, id));
  }
  return readSubscription({ ctx, token });
}
