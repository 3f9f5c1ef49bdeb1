/** Strings numbered in the order they are first seen. */
export class Pool {
  readonly #numbers = new Map<string, number>();

  index(text: string | null): number | undefined {
    if (text === null) return undefined;
    const found = this.#numbers.get(text);
    if (found !== undefined) return found;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  list(): string[] {
    return [...this.#numbers.keys()];
  }
}
