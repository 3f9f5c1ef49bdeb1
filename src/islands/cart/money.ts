import { formatMoney } from '#domain/money.ts';

export const exact = (cents: number): string => formatMoney(cents, { exact: true });
