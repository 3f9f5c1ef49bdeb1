import { atom } from 'nanostores';

/** How many things a person is waiting for right now. The bar at the top shows while it is not zero. */
export const $activity = atom(0);

/** Counts as waited for while `work` runs, however it ends. Background saves are not waited for. */
export async function waitedFor<T>(work: Promise<T>): Promise<T> {
  $activity.set($activity.get() + 1);
  try {
    return await work;
  } finally {
    $activity.set($activity.get() - 1);
  }
}
