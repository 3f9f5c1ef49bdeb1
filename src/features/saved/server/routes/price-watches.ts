import { watch as words } from '../../words/watch.ts';
import { followWatchLink } from '../price-alerts/index.ts';
import { createOnePressStop } from '#platform/http/one-press-stop.ts';

export const priceWatchesRouter = createOnePressStop({
  path: '/api/price-watches/stop',
  summary: 'Stop letters about one price with one press',
  ends: 'these letters',
  page: '/watch',
  said: words.stoppedTitle,
  stop: followWatchLink,
});
