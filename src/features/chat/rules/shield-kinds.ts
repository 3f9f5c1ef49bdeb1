/** What the rules of the scam shield find by themselves. */
export const SHIELD_RULES = [
  'OVERPAYMENT',
  'FAKE_ESCROW',
  'VERIFICATION_CODE',
  'WIRE',
  'SHIPPING_AGENT',
  'OFF_SITE_LINK',
] as const;
export type ShieldRule = (typeof SHIELD_RULES)[number];

/** Why a message is marked. Those behind the rules name what the model has found; the last when nothing names it. */
export const SHIELD_MARKS = [
  ...SHIELD_RULES,
  'GIFT_CARD',
  'FAKE_PAYMENT',
  'ACCOUNT_ACCESS',
  'IDENTITY',
  'CRYPTO',
  'OFF_PLATFORM',
  'TITLE',
  'RENTAL_UNSEEN',
  'FEE_FIRST',
  'MONEY_MULE',
  'KNOWN_SCAM',
] as const;
export type ShieldMark = (typeof SHIELD_MARKS)[number];
