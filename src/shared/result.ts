/** The outcome of reading something that may be wrong. `reason` is a sentence a person can act on. */
export type Result<T, Reason = string> = { ok: true; value: T } | { ok: false; reason: Reason };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <Reason>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason });
