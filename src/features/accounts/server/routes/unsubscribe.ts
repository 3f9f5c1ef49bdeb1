import { alerts } from '#features/saved/words/alerts.ts';
import { unsubscribe } from '../unsubscribe/index.ts';
import { createOnePressStop } from '#platform/http/one-press-stop.ts';

export const unsubscribeRouter = createOnePressStop({
  path: '/api/unsubscribe',
  summary: 'Stop a kind of letter with one press',
  ends: 'one kind of letter',
  page: '/unsubscribe',
  said: alerts.stoppedTitle,
  stop: unsubscribe,
});
