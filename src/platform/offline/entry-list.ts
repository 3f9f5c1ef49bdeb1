import { atom } from 'nanostores';
import type { EntryState, QueueDefinition, Queued } from './definition.ts';
import { type EntryStore, openEntryStore } from './entry-store.ts';
import { withTabLock } from './tab-lock.ts';

/** The entries of one queue: in this page's memory for those who draw them, in the browser's database for later. */
export class EntryList<Entry extends object> {
  readonly $entries = atom<readonly Queued<Entry>[]>([]);
  readonly #definition: QueueDefinition<Entry>;
  readonly #store: EntryStore<Entry>;
  /** What this page has finished or taken back; a list read meanwhile must not bring it back. */
  readonly #gone = new Set<string>();
  readonly #storing = new Set<string>();
  #otherTabs: BroadcastChannel | null = null;

  constructor(definition: QueueDefinition<Entry>) {
    this.#definition = definition;
    this.#store = openEntryStore(definition);
  }

  find(key: string): Queued<Entry> | undefined {
    return this.$entries.get().find((item) => item.key === key);
  }

  /** Shows an entry in the order of times. */
  show(entry: Entry, about: Partial<Queued<Entry>> = {}): void {
    const key = this.#definition.keyOf(entry);
    if (this.find(key) || this.#gone.has(key)) return;
    const item = { key, entry, state: { kind: 'waiting' } as const, stored: false, restored: false, ...about };
    const { timeOf } = this.#definition;
    this.$entries.set([...this.$entries.get(), item].sort((a, b) => timeOf(a.entry) - timeOf(b.entry)));
  }

  amend(key: string, part: Partial<Omit<Queued<Entry>, 'key'>>): void {
    if (this.find(key)) this.$entries.set(this.$entries.get().map((it) => (it.key === key ? { ...it, ...part } : it)));
  }

  setState(key: string, state: EntryState): void {
    this.amend(key, { state });
  }

  /** Stores an entry that is shown. False when this browser would not; then it lives as long as the page. */
  async store(key: string): Promise<boolean> {
    const item = this.find(key);
    if (!item) return false;
    this.#storing.add(key);
    const stored = await this.#store.put(item.entry).then(
      () => true,
      () => false,
    );
    this.#storing.delete(key);
    // Taken back while it was being stored.
    if (this.#gone.has(key)) await this.#forget(key);
    this.amend(key, { stored });
    this.#tell();
    return stored;
  }

  /** It goes when it is stored, not before. */
  isStoring(key: string): boolean {
    return this.#storing.has(key);
  }

  /** Changes an entry here and in the database. */
  async change(key: string, part: Partial<Entry>): Promise<void> {
    const item = this.find(key);
    if (!item) return;
    this.amend(key, { entry: { ...item.entry, ...part } });
    // Behind the storing of it, should that be under way. What the database could not take counts from memory.
    await this.#store.change(key, part).catch(() => this.amend(key, { stored: false }));
  }

  /** It has arrived: nothing of it stays in the database. On the screen it stays until it is removed. */
  async settle(key: string): Promise<void> {
    this.setState(key, { kind: 'sent' });
    await this.#forget(key);
  }

  async remove(keys: readonly string[]): Promise<void> {
    this.$entries.set(this.$entries.get().filter(({ key }) => !keys.includes(key)));
    await Promise.all(keys.map((key) => this.#forget(key)));
  }

  /** The entry as it is stored now; null when another tab has settled it. From memory where nothing is stored. */
  async readAgain({ key, entry, stored }: Queued<Entry>): Promise<Entry | null> {
    if (!stored) return entry;
    const now = await this.#store.get(key).catch(() => entry);
    return now ?? null;
  }

  settleElsewhere({ key, entry }: Queued<Entry>): void {
    this.#gone.add(key);
    this.$entries.set(this.$entries.get().filter((item) => item.key !== key));
    this.#definition.onSettledElsewhere?.(entry);
  }

  /** Takes up what earlier visits left. From then on `onOthers` hears of entries that other tabs have put in line. */
  async restore(onOthers: (entries: readonly Entry[]) => void): Promise<void> {
    if (typeof BroadcastChannel !== 'undefined') {
      this.#otherTabs = new BroadcastChannel(`curbtag-${this.#definition.name}`);
      this.#otherTabs.onmessage = () => void this.#catchUp().then(onOthers);
    }
    await this.#takeOver();
    for (const entry of await this.#read()) this.show(entry, { stored: true, restored: true });
  }

  /** Moves the entries of an earlier release; one tab at a time, so that none is moved again after it was sent. */
  async #takeOver(): Promise<void> {
    const { earlier, name } = this.#definition;
    if (!earlier) return;
    await withTabLock(`curbtag-${name}-earlier`, async () => {
      const entries = earlier.read();
      const stored = await Promise.allSettled(entries.map((entry) => this.#store.put(entry)));
      if (stored.every(({ status }) => status === 'fulfilled')) earlier.clear();
      else for (const entry of entries) this.show(entry, { restored: true });
    });
  }

  async #read(): Promise<Entry[]> {
    const { timeOf, keyOf, maxAgeMs = Number.POSITIVE_INFINITY } = this.#definition;
    const all = await this.#store.all().catch(() => []);
    const isOld = (entry: Entry) => timeOf(entry) < Date.now() - maxAgeMs;
    for (const entry of all.filter(isOld)) void this.#forget(keyOf(entry));
    return all.filter((entry) => !isOld(entry));
  }

  /** Another tab has written: what is new is shown, what was waiting here and is gone there is settled. */
  async #catchUp(): Promise<Entry[]> {
    const known = this.$entries.get().filter(({ stored }) => stored);
    const all = await this.#store.all().catch(() => null);
    if (all === null) return [];
    const keys = new Set(all.map(this.#definition.keyOf));
    for (const { key } of known) {
      const item = this.find(key);
      const isOurs = item?.state.kind === 'sending' || item?.state.kind === 'sent';
      if (item && !isOurs && !keys.has(key)) this.settleElsewhere(item);
    }
    const added = all.filter((entry) => !this.find(this.#definition.keyOf(entry)));
    for (const entry of added) this.show(entry, { stored: true });
    return added;
  }

  async #forget(key: string): Promise<void> {
    this.#gone.add(key);
    await this.#store.remove(key).catch(() => undefined);
    this.#tell();
  }

  #tell(): void {
    this.#otherTabs?.postMessage('changed');
  }
}
