import { atom } from 'nanostores';

/** Whether this site sends texts; the page that asks says so. */
export const $texts = atom(true);
