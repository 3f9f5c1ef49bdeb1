/** What the scam shield looks for. */
export const SHIELD_RULES = [
  'OVERPAYMENT',
  'FAKE_ESCROW',
  'VERIFICATION_CODE',
  'WIRE',
  'SHIPPING_AGENT',
  'OFF_SITE_LINK',
] as const;
export type ShieldRule = (typeof SHIELD_RULES)[number];
