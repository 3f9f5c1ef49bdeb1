import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '#platform/context.ts';
import { processWide } from '#platform/process-wide.ts';
import { processPhoto } from './process-photo.ts';
import { photoQueue } from './queue.ts';

/** Seconds between tries when the disk, the bucket or the database was in the way; after the last, the next boot tries. */
const PAUSES = [5, 30, 120, 600];

/** Has a sent photo prepared in the background. Faults of the picture end in its row, faults of the machine are retried. */
export function schedulePhoto(services: Services, photoId: string, tries = 0): void {
  void photoQueue(services)
    .run(() => processor()(services, photoId))
    .catch((error: unknown) => {
      services.telemetry.error(error, { path: `/v2/uploads/${photoId}`, method: 'PROCESS' });
      const pause = PAUSES[tries];
      if (pause === undefined) return;
      void wait(pause * 1000, undefined, { ref: false }).then(() => schedulePhoto(services, photoId, tries + 1));
    });
}

/**
 * What prepares photos in this process: the version that asked first, which is the one boot started. The built bundle
 * loads these files a second time, without the decoder's thread file beside them.
 */
export const processor = (): typeof processPhoto => processWide('process-photo', () => processPhoto);
