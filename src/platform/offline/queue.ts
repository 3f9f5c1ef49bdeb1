import type { ReadableAtom } from 'nanostores';
import type { QueueDefinition, Queued } from './definition.ts';
import { EntryList } from './entry-list.ts';
import { Runner } from './runner.ts';

export type Queue<Entry> = {
  /** Everything in line and what has arrived while this page was open, first come first. */
  readonly $entries: ReadableAtom<readonly Queued<Entry>[]>;
  readonly $stalled: ReadableAtom<boolean>;
  find(key: string): Queued<Entry> | undefined;
  /** The time for a new entry: behind everything in line, whatever the clock says. */
  nextTime(): number;
  /** Shows an entry at once, stores it and sends it. Resolves when it is stored, with false where this browser would not. */
  add(entry: Entry): Promise<boolean>;
  /** Shows an entry that is not worth sending, with the reason. It is not stored. */
  addFailed(entry: Entry, message: string): void;
  change(key: string, part: Partial<Entry>): Promise<void>;
  /** Takes entries out of line, wherever they stand. */
  remove(keys: readonly string[]): Promise<void>;
  retry(key: string): void;
  /** Takes up what earlier visits left, once per page; sends nothing by itself. */
  restore(): Promise<void>;
  /** Tries everything now that may go: the network is back, somebody signed in, an entry became ready. */
  wake(): Promise<void>;
};

/** The queue of one subject for what must reach the server, now or when there is a signal again. Defining it does nothing. */
export function defineQueue<Entry extends object>(definition: QueueDefinition<Entry>): Queue<Entry> {
  const list = new EntryList(definition);
  const runner = new Runner(definition, list);
  let restoring: Promise<void> | null = null;
  const restore = () => {
    restoring ??= begin();
    return restoring;
  };
  const begin = (): Promise<void> => {
    window.addEventListener('online', () => void wake());
    return list.restore((entries) => {
      runner.leaveToOthers(entries);
      runner.pump();
    });
  };
  const wake = async () => {
    await restore();
    runner.wake();
    runner.pump();
  };
  return {
    $entries: list.$entries,
    $stalled: runner.$stalled,
    find: (key) => list.find(key),
    nextTime: () => Math.max(Date.now(), ...list.$entries.get().map(({ entry }) => definition.timeOf(entry) + 1)),
    async add(entry) {
      list.show(entry);
      const [stored] = await Promise.all([list.store(definition.keyOf(entry)), restore()]);
      runner.hurry(definition.laneOf(entry));
      runner.pump();
      return stored;
    },
    addFailed: (entry, message) => list.show(entry, { state: { kind: 'failed', message, again: false } }),
    change: (key, part) => list.change(key, part),
    async remove(keys) {
      await list.remove(keys);
      runner.pump();
    },
    retry(key) {
      const item = list.find(key);
      if (!item) return;
      runner.retry(item);
      runner.pump();
    },
    restore,
    wake,
  };
}
