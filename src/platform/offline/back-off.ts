/** When the next try of something may come. Both times are milliseconds since 1970. */
export type Pace = {
  readonly failures: number;
  /** By our own back-off; a reason to try at once overrules it. */
  readonly notBefore: number;
  /** By the server's `Retry-After`; only a person overrules it. */
  readonly toldUntil: number;
};

export const FRESH_PACE: Pace = { failures: 0, notBefore: 0, toldUntil: 0 };

type Failure = {
  readonly backOff: { readonly firstMs: number; readonly maxMs: number };
  readonly now: number;
  readonly retryAfter?: number | undefined;
  /** Between 0 and 1. */
  readonly chance: number;
};

/** Doubles the pause up to its most. Half of it is left to chance, so that a crowd cut off together does not come back together. */
export function slowDown(pace: Pace, { backOff, now, retryAfter = 0, chance }: Failure): Pace {
  const pause = Math.min(backOff.firstMs * 2 ** pace.failures, backOff.maxMs);
  return {
    failures: pace.failures + 1,
    notBefore: now + pause * (0.5 + chance / 2),
    toldUntil: Math.max(pace.toldUntil, now + retryAfter * 1000),
  };
}

/** Something happened that makes another try worth it: a new entry, the network is back. */
export const hurry = (pace: Pace): Pace => ({ ...pace, notBefore: 0 });

export const dueAt = ({ notBefore, toldUntil }: Pace): number => Math.max(notBefore, toldUntil);
