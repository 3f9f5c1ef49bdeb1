import { eq, sql } from 'drizzle-orm';
import { alerts } from '#features/saved/words/alerts.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { missing } from '#platform/errors.ts';
import { readUnsubscribeToken, type Subscription } from './token.ts';

const { savedSearches, users, valueFollows } = schema;

/** `name` is the search's, null for letters about prices. `ended` says that there is nothing to end any more. */
export type Subscribed = { readonly kind: Subscription['kind']; readonly name: string | null; readonly ended: boolean };

/** Letters that are a switch of the person's settings. */
const SWITCHES = { prices: 'price_letters', messages: 'message_letters' } as const;
const OFF = { prices: '{"price_letters": false}', messages: '{"message_letters": false}' } as const;

function requireSubscription(ctx: Ctx, token: unknown): Subscription {
  const read = readUnsubscribeToken(ctx.config, token);
  if (!read.ok) throw missing(alerts.noSuchLink);
  return read.value;
}

/** What a link would end. Opening it changes nothing: mail programs open links to check them. */
export async function readSubscription({ ctx, token }: { ctx: Ctx; token: unknown }): Promise<Subscribed> {
  const { kind, id } = requireSubscription(ctx, token);
  if (kind === 'prices' || kind === 'messages') {
    const [user] = await ctx.db
      .select({ on: sql<boolean>`coalesce((${users.settings}->>${SWITCHES[kind]}::text)::boolean, true)` })
      .from(users)
      .where(eq(users.id, id));
    return { kind, name: null, ended: !user?.on };
  }
  if (kind === 'value') {
    const [follow] = await ctx.db.select().from(valueFollows).where(eq(valueFollows.id, id));
    return { kind, name: follow?.title ?? null, ended: follow?.paused ?? true };
  }
  const [search] = await ctx.db
    .select({ name: savedSearches.name, paused: savedSearches.paused })
    .from(savedSearches)
    .where(eq(savedSearches.id, id));
  return { kind, name: search?.name ?? null, ended: search?.paused ?? true };
}

/** Ends the letters that the link is about, signed in or not. A second press changes nothing. */
export async function unsubscribe({ ctx, token }: { ctx: Ctx; token: unknown }): Promise<Subscribed> {
  const { kind, id } = requireSubscription(ctx, token);
  if (kind === 'prices' || kind === 'messages')
    await ctx.db
      .update(users)
      .set({ settings: sql`${users.settings} || ${OFF[kind]}::jsonb`, updatedAt: ctx.now() })
      .where(eq(users.id, id));
  else if (kind === 'value')
    await ctx.db.update(valueFollows).set({ paused: true, updatedAt: ctx.now() }).where(eq(valueFollows.id, id));
  else await ctx.db.update(savedSearches).set({ paused: true, updatedAt: ctx.now() }).where(eq(savedSearches.id, id));
  return readSubscription({ ctx, token });
}
