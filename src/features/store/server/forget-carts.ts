import { lt } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';

/** As long as the cookie lives. */
const KEPT_MS = 60 * 86_400_000;

/** Carts nobody touched for so long that no browser holds them any more. Orders have their own copies. */
export async function forgetCarts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(schema.storeCarts).where(lt(schema.storeCarts.updatedAt, new Date(now().getTime() - KEPT_MS)));
}
