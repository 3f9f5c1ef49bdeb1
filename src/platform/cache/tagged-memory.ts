/** `until`: when it stops being true by the clock alone, in milliseconds. */
type Tagged = { readonly tags: readonly string[]; readonly until?: number | undefined };

/** Things that are true until one of their tags changes. */
export type TaggedMemory<Kept extends Tagged> = {
  get(key: string): Kept | undefined;
  /** Call before reading what the thing is made of; hand the ticket to `put`. The same twice: nothing changed between. */
  begin(): number;
  put(key: string, kept: Kept, ticket: number): void;
  invalidate(tags: readonly string[]): void;
  /** How many things are held, and their sizes together. */
  usage(): { readonly entries: number; readonly size: number };
  /** Drops everything, and refuses what is being made. */
  clear(): void;
};

type Settings<Kept> = {
  readonly budget: number;
  readonly sizeOf: (key: string, kept: Kept) => number;
  readonly lifeMs: number;
  readonly now: () => number;
};
type Entry<Kept> = { readonly kept: Kept; readonly size: number; readonly until: number };

/** Of what was invalidated, how many tags are remembered for those still being made. */
const REMEMBERED = 10_000;

/**
 * Least recently used out first. Every invalidation has a number; a thing is kept only when none of its tags was
 * invalidated after its making began.
 */
export function createTaggedMemory<Kept extends Tagged>(settings: Settings<Kept>): TaggedMemory<Kept> {
  const { budget, sizeOf, lifeMs, now } = settings;
  const held = createEntries<Kept>();
  const invalidatedAt = new Map<string, number>();
  let clock = 0;
  let allBefore = 0;

  return {
    get(key) {
      const entry = held.use(key);
      if (!entry || now() <= entry.until) return entry?.kept;
      held.remove(key);
      return undefined;
    },
    begin: () => clock,
    put(key, kept, ticket) {
      const stale = ticket < allBefore || kept.tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > ticket);
      const size = sizeOf(key, kept);
      if (stale || size > budget / 8) return;
      held.add(key, { kept, size, until: Math.min(now() + lifeMs, (kept.until ?? Infinity) - 1) });
      held.shrinkTo(budget);
    },
    invalidate(tags) {
      clock += 1;
      for (const tag of tags) {
        invalidatedAt.set(tag, clock);
        held.removeTagged(tag);
      }
      // Forgetting which tags changed is safe only when everything whose making began before is refused.
      if (invalidatedAt.size > REMEMBERED) {
        invalidatedAt.clear();
        allBefore = clock;
      }
    },
    usage: held.usage,
    clear() {
      clock += 1;
      allBefore = clock;
      held.clear();
      invalidatedAt.clear();
    },
  };
}

/** What is held, from the least to the most recently used, with the keys of each tag. */
function createEntries<Kept extends Tagged>() {
  const entries = new Map<string, Entry<Kept>>();
  const keysByTag = new Map<string, Set<string>>();
  let size = 0;

  const remove = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    size -= entry.size;
    for (const tag of entry.kept.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  return {
    remove,
    /** The entry, the most recently used from now on. */
    use(key: string): Entry<Kept> | undefined {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    add(key: string, entry: Entry<Kept>): void {
      remove(key);
      entries.set(key, entry);
      size += entry.size;
      for (const tag of entry.kept.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    },
    shrinkTo(budget: number): void {
      for (const oldest of entries.keys()) {
        if (size <= budget) break;
        remove(oldest);
      }
    },
    removeTagged(tag: string): void {
      for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key);
    },
    usage: () => ({ entries: entries.size, size }),
    clear(): void {
      entries.clear();
      keysByTag.clear();
      size = 0;
    },
  };
}
