/** A place in the order: smaller keys first, of equal keys the larger ref. */
export type Position = { readonly key: number; readonly ref: number };

export const isBefore = (key: number, ref: number, than: Position): boolean =>
  key < than.key || (key === than.key && ref > than.ref);

/** Keeps the first so many of a stream in order, in a heap with the last of them on top. */
export class Top {
  readonly #most: number;
  readonly keys: number[] = [];
  readonly refs: number[] = [];
  readonly slots: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  offer(key: number, ref: number, slot: number): void {
    const { keys, refs, slots } = this;
    if (keys.length < this.#most) {
      keys.push(key);
      refs.push(ref);
      slots.push(slot);
      this.#rise(keys.length - 1);
      return;
    }
    if (this.#most === 0) return;
    const worst = keys[0] as number;
    if (key > worst || (key === worst && ref <= (refs[0] as number))) return;
    keys[0] = key;
    refs[0] = ref;
    slots[0] = slot;
    this.#sink();
  }

  /** Everything kept, first things first. */
  sorted(): { key: number; ref: number; slot: number }[] {
    return this.keys
      .map((key, at) => ({ key, ref: this.refs[at] as number, slot: this.slots[at] as number }))
      .sort((a, b) => (a.key === b.key ? b.ref - a.ref : a.key < b.key ? -1 : 1));
  }

  /** Whether the entry at `a` comes after the one at `b` in the order. */
  #after(a: number, b: number): boolean {
    const [left, right] = [this.keys[a] as number, this.keys[b] as number];
    return left > right || (left === right && (this.refs[a] as number) < (this.refs[b] as number));
  }

  #swap(a: number, b: number): void {
    for (const list of [this.keys, this.refs, this.slots]) {
      const kept = list[a] as number;
      list[a] = list[b] as number;
      list[b] = kept;
    }
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.#after(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let last = at;
      if (left < this.keys.length && this.#after(left, last)) last = left;
      if (right < this.keys.length && this.#after(right, last)) last = right;
      if (last === at) return;
      this.#swap(at, last);
      at = last;
    }
  }
}
