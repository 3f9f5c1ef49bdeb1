import { STORE } from '#shared/constants.ts';

/** Specification 9, and what an order of one size can hold: a print shop's usual pack. */
export const STORE_LIMITS = {
  ...STORE,
  /** Pieces of one size. */
  maxQuantity: 100,
  /** Discount codes remembered with a cart, and the letters of one. */
  maxDiscountCodes: 3,
  maxDiscountLength: 40,
} as const;

/** A quantity as typed or posted; null for anything but a whole number from 1 to the most. */
export function parseQuantity(typed: unknown): number | null {
  const value = typeof typed === 'string' && /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : typed;
  return isQuantity(value) ? value : null;
}

export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= STORE_LIMITS.maxQuantity;
