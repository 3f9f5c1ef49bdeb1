import { resetApp } from '#platform/browser/persist.ts';
// Only what is loaded can be forgotten.
import '#platform/browser/slices.ts';
import '#features/sell/browser/draft.ts';

/** After the account is gone: so is what this browser kept for it, such as drafts and a phone number. */
export const forgetBrowser = (): void => resetApp();
