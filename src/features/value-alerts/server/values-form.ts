import { values } from '../words.ts';
import { go, postedForm, refuseForm } from '#platform/forms/index.ts';
import { pauseValue, unfollowValue } from './change-value.ts';

const done = (now: string) => go(`/my/values?now=${now}`);

/** The buttons of the page of followed values: `do` says what, `id` which. */
export const submitValuesForm = postedForm(async ({ ctx }, form) => {
  const id = form.get('id') ?? '';
  switch (form.get('do')) {
    case 'pause':
      await pauseValue({ ctx, id, paused: true });
      return done('paused');
    case 'resume':
      await pauseValue({ ctx, id, paused: false });
      return done('resumed');
    case 'delete':
      await unfollowValue({ ctx, id });
      return done('deleted');
    default:
      return refuseForm(values.wrongForm);
  }
});
