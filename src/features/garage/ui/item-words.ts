import { formatMoney } from '#shared/money.ts';
import { itemWords as words } from '../browser/words.ts';

/** `Free`, `$5`. */
export const priceWords = (cents: number | null): string => (cents === 0 ? words.free : formatMoney(cents));

export const titleWords = (name: string): string => name.trim() || words.untitled;
