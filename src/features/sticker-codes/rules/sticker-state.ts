/** What a code is by itself, whatever it leads to. */
export const CODE_STATES = ['BLANK', 'CLAIMED', 'LINKED', 'EXTERNAL', 'RETIRED'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** What can become of a code; the words of its append-only history. */
const CODE_EVENTS = [
  'MINTED',
  'CLAIMED',
  'LINKED',
  'REASSIGNED',
  'UNLINKED',
  'EXTERNAL',
  'RETIRED',
  'RESTORED',
  'RELEASED',
] as const;
export type CodeEvent = (typeof CODE_EVENTS)[number];

export type CodeColumns = {
  readonly ownerId: string | null;
  readonly listingId: string | null;
  readonly externalUrl: string | null;
  readonly retiredAt: Date | null;
};

/**
 * The state that a code's columns make. A code whose owner is gone is blank again, whatever it once led to: the sticker
 * may be on somebody else's car by now.
 */
export function codeState({ ownerId, listingId, externalUrl, retiredAt }: CodeColumns): CodeState {
  if (retiredAt !== null) return 'RETIRED';
  if (ownerId === null) return 'BLANK';
  if (listingId !== null) return 'LINKED';
  return externalUrl === null ? 'CLAIMED' : 'EXTERNAL';
}
