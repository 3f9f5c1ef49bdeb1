import { values } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { refusalStatus, STATUS } from '#platform/web/index.ts';
import { pauseValue, unfollowValue } from './change-value.ts';

export type ValuesForm =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'stay'; readonly status: number; readonly message: string };

/** The buttons of the page of followed values: `do` says what, `id` which. */
export async function submitValuesForm({ ctx, request }: { ctx: Ctx; request: Request }): Promise<ValuesForm> {
  const form = await request.formData().catch(() => new FormData());
  const id = String(form.get('id') ?? '');
  const go = (now: string): ValuesForm => ({ kind: 'go', to: `/my/values?now=${now}` });
  try {
    switch (form.get('do')) {
      case 'pause':
        await pauseValue({ ctx, id, paused: true });
        return go('paused');
      case 'resume':
        await pauseValue({ ctx, id, paused: false });
        return go('resumed');
      case 'delete':
        await unfollowValue({ ctx, id });
        return go('deleted');
      default:
        return { kind: 'stay', status: STATUS.refused, message: values.wrongForm };
    }
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: 'stay', status: refusalStatus(error), message: error.message };
  }
}
