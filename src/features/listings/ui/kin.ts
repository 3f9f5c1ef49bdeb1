import type { PublicListing } from '../rules/public.ts';
import { isListed } from '../rules/status.ts';
import { isCleanSlug, isFreeMakeSlug, landingPath, type Named } from '#features/search/rules/landing.ts';
import { slugify } from '#shared/slug.ts';
import { fill } from '#shared/text.ts';
import { market } from '../words/market.ts';

type Kin = { label: string; href: string };

/**
 * The pages of a listing's make and model. They exist as long as one of them is for sale, which a listing that is
 * listed proves by itself.
 */
export function kinOf({ make, model, status }: PublicListing): Kin[] {
  if (!make || !isListed(status)) return [];
  const own: Named = { slug: slugify(make), label: make };
  if (!isFreeMakeSlug(own.slug)) return [];
  const all = { label: make, href: landingPath({ kind: 'make', make: own }) };
  const kind: Named = { slug: slugify(model ?? ''), label: model ?? '' };
  if (!isCleanSlug(kind.slug)) return [all];
  return [all, { label: kind.label, href: landingPath({ kind: 'model', make: own, model: kind }) }];
}

/** The link to all of the same make and model, or of the make. */
export function moreOf(kin: readonly Kin[]): Kin | null {
  const last = kin.at(-1);
  if (!last) return null;
  return { href: last.href, label: fill(market.seeAll, { what: kin.map(({ label }) => label).join(' ') }) };
}
