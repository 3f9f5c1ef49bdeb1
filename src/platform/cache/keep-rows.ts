import type { PageCache } from './index.ts';

type Keeper = Pick<PageCache, 'rows'>;

/**
 * Reads things by key out of memory, and those that are not there by `read`, all at once. Keys that `read` does not
 * know are not in the answer. `tagsOf` names what each stands on: the verbs that change it drop these tags.
 */
export async function keepRows<Value>(
  { rows }: Keeper,
  input: {
    readonly keys: readonly string[];
    readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
    readonly tagsOf: (value: Value) => readonly string[];
  },
): Promise<Map<string, Value>> {
  const found = new Map<string, Value>();
  const unknown: string[] = [];
  for (const key of input.keys) {
    const kept = rows.get(key);
    if (kept) found.set(key, kept.value as Value);
    else unknown.push(key);
  }
  if (unknown.length === 0) return found;
  const ticket = rows.begin();
  for (const [key, value] of await input.read(unknown)) {
    rows.put(key, { value, tags: input.tagsOf(value), size: 1 }, ticket);
    found.set(key, value);
  }
  return found;
}

/** One list under one key. */
export async function keepRow<Item>(
  { rows }: Keeper,
  input: {
    readonly key: string;
    readonly read: () => Promise<readonly Item[]>;
    readonly tagsOf: (items: readonly Item[]) => readonly string[];
  },
): Promise<readonly Item[]> {
  const kept = rows.get(input.key);
  if (kept) return kept.value as readonly Item[];
  const ticket = rows.begin();
  const value = await input.read();
  rows.put(input.key, { value, tags: input.tagsOf(value), size: Math.max(1, value.length) }, ticket);
  return value;
}
