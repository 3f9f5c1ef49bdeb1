/**
 * Where a person’s number stands: none here at all (`off`), none given, waiting for a code (`code` was sent), said STOP or
 * not reachable, or confirmed.
 */
export type TextState = 'off' | 'none' | 'unconfirmed' | 'code' | 'stopped' | 'unreachable' | 'confirmed';
