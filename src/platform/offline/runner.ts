import { atom } from 'nanostores';
import { dueAt, FRESH_PACE, hurry, type Pace, slowDown } from './back-off.ts';
import type { Outcome, QueueDefinition, Queued } from './definition.ts';
import type { EntryList } from './entry-list.ts';
import { withTabLock } from './tab-lock.ts';

/** Beyond this a timer would fire at once. */
const MAX_TIMER_MS = 24 * 3600 * 1000;

/** Sends the entries of one queue: lane by lane, in order, with longer and longer pauses while it does not work. */
export class Runner<Entry extends object> {
  /** True while a try failed and the next one waits: no signal, or a server that does not answer. */
  readonly $stalled = atom(false);
  readonly #definition: QueueDefinition<Entry>;
  readonly #list: EntryList<Entry>;
  readonly #busy = new Set<string>();
  readonly #lanes = new Map<string, Pace>();
  /** The pace of the whole queue: after a failure nobody goes on at full speed, whichever entry it was. */
  #pace = FRESH_PACE;
  #signedOut = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(definition: QueueDefinition<Entry>, list: EntryList<Entry>) {
    this.#definition = definition;
    this.#list = list;
  }

  /** Sends what may go now, and sets the clock for what may go later. */
  pump(): void {
    clearTimeout(this.#timer);
    if (this.#signedOut) return;
    if (typeof navigator !== 'undefined' && navigator.onLine === false) {
      this.#waitForNetwork();
      return;
    }
    for (;;) {
      const next = this.#busy.size < this.#definition.atOnce ? this.#pick(Date.now()) : undefined;
      if (!next) break;
      void this.#run(next);
    }
    this.#setClock();
  }

  /** A new entry is a reason to try at once. */
  hurry(lane: string): void {
    this.#pace = hurry(this.#pace);
    this.#lanes.set(lane, hurry(this.#paceOf(lane)));
  }

  /** The network is back, somebody signed in: all that waits, and what failed for a reason that may be over. */
  wake(): void {
    this.#signedOut = false;
    this.#pace = { ...FRESH_PACE, toldUntil: this.#pace.toldUntil };
    for (const [lane, { toldUntil }] of this.#lanes) this.#lanes.set(lane, { ...FRESH_PACE, toldUntil });
    for (const { key, state } of this.#list.$entries.get())
      if (state.kind === 'paused' || (state.kind === 'failed' && state.again))
        this.#list.setState(key, { kind: 'waiting' });
  }

  /** A person asks for this one: then no pause counts, the server's neither. */
  retry({ key, entry }: Queued<Entry>): void {
    this.#signedOut = false;
    this.#pace = FRESH_PACE;
    this.#lanes.delete(this.#definition.laneOf(entry));
    this.#list.setState(key, { kind: 'waiting' });
  }

  /** The tab that put them in line sends them. Should it go, this one takes over after the longest pause. */
  leaveToOthers(entries: readonly Entry[]): void {
    const notBefore = Date.now() + this.#definition.backOff.maxMs;
    for (const lane of entries.map(this.#definition.laneOf))
      this.#lanes.set(lane, { ...this.#paceOf(lane), notBefore });
  }

  #paceOf(lane: string): Pace {
    return this.#lanes.get(lane) ?? FRESH_PACE;
  }

  /** The first of each lane that can go at all, in order. */
  #heads(): Map<string, Queued<Entry>> {
    const heads = new Map<string, Queued<Entry>>();
    // What is still being stored is not passed by what is smaller and stored already.
    const storing = new Set<string>();
    for (const item of this.#list.$entries.get()) {
      const lane = this.#definition.laneOf(item.entry);
      if (this.#list.isStoring(item.key)) storing.add(lane);
      else if (!storing.has(lane) && !heads.has(lane) && this.#canGo(item)) heads.set(lane, item);
    }
    return heads;
  }

  #canGo({ key, entry, state }: Queued<Entry>): boolean {
    if (this.#list.isStoring(key)) return false;
    return (state.kind === 'waiting' || state.kind === 'paused') && this.#definition.isReady(entry);
  }

  #dueAt(lane: string): number {
    return Math.max(dueAt(this.#pace), dueAt(this.#paceOf(lane)));
  }

  /** Of the lanes that are due the one that failed least: an entry that always fails holds up nobody else. */
  #pick(now: number): Queued<Entry> | undefined {
    const due = [...this.#heads()].filter(([lane]) => !this.#busy.has(lane) && this.#dueAt(lane) <= now);
    return due.sort(([a], [b]) => this.#paceOf(a).failures - this.#paceOf(b).failures)[0]?.[1];
  }

  #setClock(): void {
    const lanes = [...this.#heads().keys()];
    if (lanes.length === 0 && this.#busy.size === 0) this.$stalled.set(false);
    if (this.#busy.size >= this.#definition.atOnce) return;
    const next = Math.min(...lanes.filter((lane) => !this.#busy.has(lane)).map((lane) => this.#dueAt(lane)));
    if (!Number.isFinite(next)) return;
    this.#timer = setTimeout(() => this.pump(), Math.min(Math.max(0, next - Date.now()), MAX_TIMER_MS));
  }

  /** Browsers say when the network is back; should one forget to, this looks again. */
  #waitForNetwork(): void {
    const waiting = this.#list.$entries.get().filter((item) => this.#canGo(item));
    if (waiting.length === 0) return;
    for (const { key } of waiting) this.#list.setState(key, { kind: 'paused', trouble: 'offline' });
    this.$stalled.set(true);
    this.#timer = setTimeout(() => this.pump(), this.#definition.backOff.maxMs);
  }

  async #run({ key, entry }: Queued<Entry>): Promise<void> {
    const { name, laneOf } = this.#definition;
    const lane = laneOf(entry);
    this.#busy.add(lane);
    await withTabLock(`curbtag-${name}-${lane}`, () => this.#attempt(key, lane));
    this.#busy.delete(lane);
    this.pump();
  }

  async #attempt(key: string, lane: string): Promise<void> {
    const item = this.#list.find(key);
    if (!item || !this.#canGo(item)) return;
    const entry = await this.#list.readAgain(item);
    if (entry === null) return this.#list.settleElsewhere(item);
    if (!this.#definition.isReady(entry)) return this.#list.amend(key, { entry });
    this.#list.amend(key, { entry, state: { kind: 'sending' } });
    const outcome = await this.#definition.send(entry).catch((): Outcome => ({ kind: 'later', trouble: 'server' }));
    // Taken back, or known to have arrived, while it was being sent.
    if (this.#list.find(key)) await this.#take(key, lane, outcome);
    else this.#calm(lane);
  }

  async #take(key: string, lane: string, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'later') {
      this.#list.setState(key, { kind: 'paused', trouble: outcome.trouble });
      return this.#stall(lane, outcome);
    }
    this.#calm(lane);
    if (outcome.kind === 'sent') await this.#settle(key);
    else this.#list.setState(key, { kind: 'failed', message: outcome.message, again: outcome.again });
  }

  async #settle(key: string): Promise<void> {
    const item = this.#list.find(key);
    await this.#list.settle(key);
    if (item) this.#definition.onSent?.(item.entry);
  }

  #calm(lane: string): void {
    this.$stalled.set(false);
    this.#pace = FRESH_PACE;
    this.#lanes.delete(lane);
  }

  #stall(lane: string, { trouble, retryAfter }: Extract<Outcome, { kind: 'later' }>): void {
    this.$stalled.set(true);
    if (trouble === 'signed-out') {
      this.#signedOut = true;
      return;
    }
    const failure = { backOff: this.#definition.backOff, now: Date.now(), retryAfter, chance: Math.random() };
    // A fault of the server may be this entry's: the others go on, and are only asked to wait with it by a whole outage.
    const isOfEntry = trouble === 'server';
    this.#pace = slowDown(this.#pace, isOfEntry ? { ...failure, retryAfter: undefined } : failure);
    if (isOfEntry) this.#lanes.set(lane, slowDown(this.#paceOf(lane), failure));
  }
}
