import { eventsRouter } from './events.ts';

/** Every area of the API, one line each. Routes carry their full paths, so the order does not matter. */
export const areas = [eventsRouter];
