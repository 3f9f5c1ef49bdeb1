import type { Services } from '../context.ts';

/** Pages that show the listing's photos are drawn anew on the next request. Call after the change has committed. */
export const announceChange = ({ cache }: Pick<Services, 'cache'>, listingId: string): Promise<void> =>
  cache.invalidate([`listing:${listingId}`]);
