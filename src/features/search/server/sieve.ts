import type { Snapshot } from '#features/search-index/server/index.ts';
import type { Judge } from './judges.ts';

/** Most slots that are judged together: few enough to stay in the nearest memory from one filter to the next. */
export const BLOCK = 1024;
/** Has failed no filter. */
export const NONE = -1;

/** One filter of a sieve. Where it spares, a slot that fails it alone stays and is marked with it. */
export type Step = { readonly judge: Judge; readonly spares: boolean };

/** What is left of a block: valid until the next one is heard of. */
export type Left = {
  readonly count: number;
  readonly slots: Int32Array;
  /** For each the number of the one step it failed, or `NONE`. */
  readonly failed: Int8Array;
};

type Block = { readonly slots: Int32Array; readonly failed: Int8Array; readonly verdicts: Uint8Array };

/**
 * Puts everything that is listed through the steps, block by block.
 * @param among lists of the slots to look at, in this order; null for all of them
 * @param hear is told of every block that anything is left of
 */
export function sift(
  { columns }: Snapshot,
  { among, steps }: { among: Iterable<ArrayLike<number>> | null; steps: readonly Step[] },
  hear: (left: Left) => void,
): void {
  const { listed } = columns.data;
  const room = Math.min(BLOCK, columns.size);
  const block = { slots: new Int32Array(room), failed: new Int8Array(room), verdicts: new Uint8Array(room) };
  const { slots, failed } = block;
  const pass = (filled: number): void => {
    const count = narrow(block, filled, steps);
    if (count > 0) hear({ count, slots, failed });
  };
  if (among === null) {
    for (let from = 0; from < columns.size; from += room)
      pass(enter(slots, listed, from, Math.min(from + room, columns.size)));
    return;
  }
  let filled = 0;
  for (const list of among)
    for (let at = 0; at < list.length; at++) {
      const slot = list[at] as number;
      slots[filled] = slot;
      filled += listed[slot] as number;
      if (filled < room) continue;
      pass(filled);
      filled = 0;
    }
  pass(filled);
}

/** Fills a block with what is listed between two slots. @returns how much that is */
function enter(slots: Int32Array, listed: Uint8Array, from: number, to: number): number {
  let filled = 0;
  for (let slot = from; slot < to; slot++) {
    slots[filled] = slot;
    filled += listed[slot] as number;
  }
  return filled;
}

/** Leaves the slots that pass, in their order, at the front of the block. */
function narrow(block: Block, filled: number, steps: readonly Step[]): number {
  block.failed.fill(NONE, 0, filled);
  let left = filled;
  for (let at = 0; at < steps.length && left > 0; at++) {
    const { judge, spares } = steps[at] as Step;
    judge(block.slots, left, block.verdicts);
    left = spares ? spareOnce(block, left, at) : keepPassing(block, left);
  }
  return left;
}

function keepPassing({ slots, failed, verdicts }: Block, count: number): number {
  let kept = 0;
  // Without a branch: verdicts follow no pattern that a processor could foresee.
  for (let at = 0; at < count; at++) {
    slots[kept] = slots[at] as number;
    failed[kept] = failed[at] as number;
    kept += verdicts[at] as number;
  }
  return kept;
}

function spareOnce({ slots, failed, verdicts }: Block, count: number, step: number): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const passed = verdicts[at] as number;
    const earlier = failed[at] as number;
    slots[kept] = slots[at] as number;
    failed[kept] = passed === 1 ? earlier : step;
    kept += passed | (earlier === NONE ? 1 : 0);
  }
  return kept;
}
