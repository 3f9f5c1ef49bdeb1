import { type RateLimiterAbstract, type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>;

type Parts = { readonly own: RateLimiterMemory; readonly shared: RateLimiterAbstract; readonly block: number };

/**
 * For what happens thousands of times a second: the first `block` points of a window are counted by this process alone;
 * from there on it draws on the counter that all share, a block at a time. One process has the whole limit, and `n` of
 * them a block more each instead of `n` times as much (and, while the answer is on its way, what is sent in that
 * moment), for one write to the database in `block` events of a flood and
 * none for anybody else.
 */
export function inBlocks({ own, shared, block }: Parts): Counter {
  return {
    async consume(key) {
      const taken = await own.consume(key);
      const beyond = taken.consumedPoints - 1 - block;
      if (beyond < 0 || beyond % block !== 0) return taken;
      try {
        await shared.consume(key, block);
      } catch (full) {
        // What is left of the window is over here too, not only the point that asked.
        if (full instanceof RateLimiterRes) await own.block(key, Math.max(1, Math.ceil(full.msBeforeNext / 1000)));
        throw full;
      }
      return taken;
    },
    reward: (key, points) => own.reward(key, points),
    delete: async (key) => (await Promise.all([own.delete(key), shared.delete(key)])).some(Boolean),
  };
}
