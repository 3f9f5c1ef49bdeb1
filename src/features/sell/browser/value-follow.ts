import { atom } from 'nanostores';
import { apiFetch } from '#platform/api-client/api.ts';
import { type ValueFollowAnswer, valueFollowSchema } from '#features/value-alerts/contract.ts';
import { listingTitle } from '../rules/project.ts';
import { $answers } from './draft.ts';
import { priceBandsQuery } from './price-bands.ts';

export type Following =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly follow: ValueFollowAnswer };

/** Whether the value at hand is followed, as far as this page knows. */
export const $following = atom<Following>({ kind: 'idle' });

/** Follows the value of the draft's vehicle. */
export async function subscriptionNotify(): Promise<void> {
  const answers = $answers.get();
  const asked = [...new URLSearchParams(priceBandsQuery(answers))].filter(([name]) => name !== 'country_code');
  const body = { ...Object.fromEntries(asked), title: listingTitle(answers) };
  $following.set({ kind: 'busy' });
  try {
    const follow = await apiFetch({ method: 'POST', path: '/api/value-follows', body, contract: valueFollowSchema });
    $following.set({ kind: 'done', follow });
  } catch (error) {
    $following.set({ kind: 'failed', message: error instanceof Error ? error.message : '' });
  }
}
