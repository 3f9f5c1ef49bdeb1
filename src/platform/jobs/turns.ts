/** Takes work in order, so much of it at once; work that waits or runs already is not taken a second time. */
export type Turns = {
  offer(name: string, work: () => Promise<void>): void;
  /** Waits for what runs; nothing begins any more. */
  stop(): Promise<void>;
};

export function createTurns(most: number): Turns {
  const running = new Map<string, Promise<void>>();
  let line: { name: string; work: () => Promise<void> }[] = [];
  let stopped = false;
  const next = () => {
    while (line.length > 0 && running.size < most) {
      const turn = line.shift();
      if (!turn) return;
      const run = turn.work().finally(() => {
        running.delete(turn.name);
        next();
      });
      running.set(turn.name, run);
    }
  };
  return {
    offer: (name, work) => {
      if (stopped || running.has(name) || line.some((turn) => turn.name === name)) return;
      line.push({ name, work });
      next();
    },
    stop: async () => {
      stopped = true;
      line = [];
      await Promise.all(running.values());
    },
  };
}
