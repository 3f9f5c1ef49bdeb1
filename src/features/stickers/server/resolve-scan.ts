import { and, eq, ne } from 'drizzle-orm';
import { fingerprint, parseScannedText, stickerPayload } from '#features/sticker-codes/rules/sticker-code.ts';
import {
  type Landing,
  landingOf,
  type ScanPage,
  type ScanState,
  type ScanViewer,
  scanState,
} from '../rules/resolution.ts';
import { stickerHosts } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { STATUS } from '#platform/web/index.ts';
import { findTarget, type ScanTarget } from './scan-target.ts';

const { listings } = schema;

/** What a scan comes to for the person asking. */
export type ResolvedScan = Landing & {
  readonly state: ScanState;
  /** Null for what is no code at all. */
  readonly uuid: string | null;
  /** Null for a code that is not one of ours. */
  readonly target: ScanTarget | null;
  /** As printed; empty for what is no code. */
  readonly payload: string;
  /** Six characters to compare with the sticker. */
  readonly fingerprint: string;
  readonly viewer: ScanViewer;
  /** Whether the person asking has listings of their own. */
  readonly hasListings: boolean;
  /** Status number of the page. */
  readonly status: number;
  /** The page on this site where it leads. */
  readonly to: string;
};

/** A code as it was looked up. */
export type Found = { readonly uuid: string | null; readonly target: ScanTarget | null; readonly payload: string };

/** Where a code leads, as scanned, typed or linked. `network` counts tries at codes that do not exist. */
export async function resolveScan({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { code: unknown; network: string };
}): Promise<ResolvedScan> {
  const parsed = parseScannedText(input.code, stickerHosts(ctx.config));
  const uuid = parsed.ok ? parsed.value.uuid : null;
  const target = uuid === null ? null : await findTarget(ctx.db, uuid);
  if (target === null) await ctx.limits.consume('code-miss', input.network);
  const prefix = target?.prefix ?? (parsed.ok ? parsed.value.prefix : null);
  return resolveFor(ctx, { uuid, target, payload: uuid === null ? '' : stickerPayload({ uuid, prefix }) });
}

export async function resolveFor(ctx: Ctx, found: Found): Promise<ResolvedScan> {
  const state = stateOf(found.target);
  const hasListings = await sells(ctx, state);
  const viewer = viewerOf(ctx, found.target, hasListings);
  const landing = landingOf(state, viewer, hasListings);
  return {
    ...landing,
    ...found,
    state,
    fingerprint: found.uuid === null ? '' : fingerprint({ uuid: found.uuid }),
    viewer,
    hasListings,
    status: landing.answer === 'ok' ? 200 : STATUS[landing.answer],
    to: pathTo(landing.page, found),
  };
}

export const stateOf = (target: ScanTarget | null): ScanState => scanState(target, target?.listing ?? null);

/** Asked only where it decides something. */
async function sells(ctx: Ctx, state: ScanState): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || (state !== 'BLANK' && state !== 'CLAIMED')) return false;
  const [one] = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, actor.userId), ne(listings.status, 'ARCHIVED')))
    .limit(1);
  return one !== undefined;
}

function viewerOf({ actor }: Ctx, target: ScanTarget | null, hasListings: boolean): ScanViewer {
  if (actor.kind !== 'user') return 'VISITOR';
  if (target?.ownerId === actor.userId) return 'OWNER';
  return hasListings ? 'SELLER' : 'BUYER';
}

const PAGES: Readonly<Record<Exclude<ScanPage, 'listing'>, string>> = {
  leave: '/leave',
  welcome: '/stickers/qr/welcome',
  select: '/stickers/select',
  active: '/stickers/qr/active',
  invalid: '/stickers/qr/invalid',
  used: '/stickers/qr/used',
  sold: '/stickers/qr/sold',
};

/** The address of the page a scan leads to. A listing is told which code was scanned, by what is printed under it. */
export function pathTo(page: ScanPage, { uuid, target, payload }: Found): string {
  if (page === 'listing') {
    const path = target?.listing?.path ?? '/';
    return uuid === null ? path : `${path}?scan=${fingerprint({ uuid })}`;
  }
  return payload === '' ? PAGES[page] : `${PAGES[page]}?code=${payload}`;
}
