import { eventsRouter } from './events.ts';
import { mediaRouter } from './media.ts';
import { photosRouter } from './photos.ts';
import { uploadsRouter } from './uploads.ts';

/** Every area of the API, one line each. Routes carry their full paths, so the order does not matter. */
export const areas = [eventsRouter, mediaRouter, photosRouter, uploadsRouter];
