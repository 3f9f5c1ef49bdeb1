import { z } from 'zod';
import { apiFetch } from '#client/api.ts';
import { createFetcherStore } from './query.ts';

const catalogue = z.record(z.string(), z.array(z.string()));

/** Makes with their models, as people may pick them. */
export const $catalogue = createFetcherStore<Record<string, string[]>>(['/api/public/car_makes_and_models'], {
  fetcher: (path) => apiFetch({ method: 'GET', path: String(path), contract: catalogue }),
});
