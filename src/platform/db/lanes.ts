import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose connections a query goes over: pages never wait for those of the jobs. */
export type Lane = 'pages' | 'jobs';

const lanes = new AsyncLocalStorage<Lane>();

/** Everything that is asked during this work goes over the connections of that lane, with its timeouts. */
export const inLane = <Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> => lanes.run(lane, work);

export const currentLane = (): Lane => lanes.getStore() ?? 'pages';
