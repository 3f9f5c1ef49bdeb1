import type { StoreProduct } from '../contract.ts';
import { formatMoney } from '#shared/money.ts';

export const exact = (cents: number): string => formatMoney(cents, { exact: true });

/** The picture of a product's size: with a sample code, or with one of the person's own. */
export const pictureOf = (code: string | null, own: string | null = null): string | null =>
  code === null
    ? null
    : own
      ? `/stickers/order/picture/${code}.svg?code=${own}`
      : `/stickers/print/product/${code}.svg`;

/** The size that stands for a product in its picture: not the smallest, whose words are smallest too. */
export const faceOf = ({ variants }: StoreProduct): string | null => (variants[1] ?? variants[0])?.code ?? null;
