import { fill } from '#shared/text.ts';
import type { Ctx } from '#platform/context.ts';
import { AppError, isAppError } from '#platform/errors.ts';
import { waitWords } from '#platform/limits/index.ts';
import { networkOf } from '#platform/web/index.ts';
import { vehicles as words } from '../words.ts';

/** What is looked up. Each has a budget of its own, so that a seller who tries prices can still read a VIN. */
type Lookup = 'vin' | 'plate' | 'value' | 'deal';

const SENTENCES = {
  vin: words.tooManyVins,
  plate: words.tooManyPlates,
  value: words.tooManyValues,
  deal: words.tooManyDeals,
} as const satisfies Record<Lookup, string>;

type Asked = { readonly ctx: Ctx; readonly headers: Headers; readonly kind: Lookup };

/**
 * Counts one look-up. A signed-in person counts alone, wherever they are: an office behind one address is many people.
 * A visitor counts by the key of their draft, or by network and browser before there is one. Keys are free to make, so
 * all visitors of a network have a ceiling together. What the server looks up for itself (a dealer's import, a page)
 * is not counted.
 */
export async function takeLookup({ ctx, headers, kind }: Asked): Promise<void> {
  const { actor, limits } = ctx;
  if (actor.kind === 'user')
    return orSayWhen(kind, SENTENCES[kind], () => limits.consume(`lookup-${kind}`, `user ${actor.userId}`));
  const network = networkOf({ headers, config: ctx.config });
  const visitor = actor.sessionKey ? `key ${actor.sessionKey}` : `${network} ${headers.get('user-agent') ?? ''}`;
  await orSayWhen(kind, SENTENCES[kind], () => limits.consume(`lookup-${kind}`, visitor));
  await orSayWhen(kind, words.networkBusy, () => limits.consume(`lookup-${kind}-network`, network));
}

/** A budget that is used up says which one, and how long until there is another. */
async function orSayWhen(kind: Lookup, sentence: string, consume: () => Promise<void>): Promise<void> {
  try {
    await consume();
  } catch (error) {
    if (!isAppError(error) || error.kind !== 'too-many') throw error;
    const retryAfter = error.retryAfter ?? 60;
    const message = fill(sentence, { wait: waitWords(retryAfter) });
    throw new AppError('too-many', message, { reason: `too_many_${kind}_lookups`, retryAfter, cause: error });
  }
}
