import { formatMoney } from '#shared/money.ts';

export const exact = (cents: number): string => formatMoney(cents, { exact: true });
