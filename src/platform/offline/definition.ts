import type { StoreNames } from './entry-store.ts';

/** Why a try failed though nobody refused: it passes by itself, or with signing in. */
export type Trouble = 'offline' | 'network' | 'server' | 'too-many' | 'signed-out';

export type EntryState =
  | { readonly kind: 'waiting' | 'sending' | 'sent' }
  /** A try failed; the next one comes by itself. */
  | { readonly kind: 'paused'; readonly trouble: Trouble }
  /** Refused. With `again` it may go another time: after signing in, when the network is back. */
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean };

/** An entry in line, as this page knows it. */
export type Queued<Entry> = {
  readonly key: string;
  readonly entry: Entry;
  readonly state: EntryState;
  /** False while this browser has not stored it, or would not: then it lasts as long as the page. */
  readonly stored: boolean;
  /** Left over from an earlier visit. */
  readonly restored: boolean;
};

/** `later`: nobody refused; `retryAfter` are the seconds the server asked for. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly trouble: Trouble; readonly retryAfter?: number | undefined }
  | { readonly kind: 'refused'; readonly message: string; readonly again: boolean };

/** What a subject says about its queue. Names of databases and stores stay: entries of earlier releases lie in them. */
export type QueueDefinition<Entry> = StoreNames<Entry> & {
  /** Names the locks between tabs, and the channel on which they hear of changes. */
  readonly name: string;
  /** Milliseconds since 1970, the order in which entries go. See `nextTime`. */
  readonly timeOf: (entry: Entry) => number;
  /** Entries of one lane go one after the other and never pass each other. An entry that fails holds up its lane only. */
  readonly laneOf: (entry: Entry) => string;
  /** How many lanes are sent from at the same time. */
  readonly atOnce: number;
  readonly backOff: { readonly firstMs: number; readonly maxMs: number };
  /** Entries that are not ready wait without holding anything up. */
  readonly isReady: (entry: Entry) => boolean;
  /** Sends one; may be called again for the same entry, by another page too. What it throws counts as a fault of that entry. */
  readonly send: (entry: Entry) => Promise<Outcome>;
  /** Nobody comes back for an entry that is older. */
  readonly maxAgeMs?: number;
  /** It has arrived, and nothing of it is stored any more. */
  readonly onSent?: (entry: Entry) => void;
  /** Another tab has sent this entry, or taken it back. */
  readonly onSettledElsewhere?: (entry: Entry) => void;
  /** Where an earlier release kept the entries: read once, and emptied when all of them are stored. */
  readonly earlier?: { readonly read: () => readonly Entry[]; readonly clear: () => void };
};
