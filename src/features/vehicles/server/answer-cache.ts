type Options = {
  now: () => Date /** Milliseconds. */;
  keep: number /** Entries; the oldest go first. */;
  most: number;
};

export type AnswerCache<Answer> = { read(name: string): Answer | undefined; write(name: string, answer: Answer): void };

/** Keeps answers in this process's memory for a while. */
export function createAnswerCache<Answer>({ now, keep, most }: Options): AnswerCache<Answer> {
  const kept = new Map<string, { answer: Answer; until: number }>();
  return {
    read(name) {
      const found = kept.get(name);
      if (!found) return undefined;
      if (found.until > now().getTime()) return found.answer;
      kept.delete(name);
      return undefined;
    },
    write(name, answer) {
      kept.delete(name);
      if (kept.size >= most) kept.delete(kept.keys().next().value as string);
      kept.set(name, { answer, until: now().getTime() + keep });
    },
  };
}
