import type { ShieldMark } from '../shield-kinds.ts';
import type { Intent } from './intents.ts';

/** What names a message that the model has found: all of the intents, and the one that fits first. */
const REASONS: readonly (readonly [ShieldMark, readonly Intent[]])[] = [
  ['GIFT_CARD', ['GIFT_CARD']],
  ['CRYPTO', ['CRYPTO']],
  ['VERIFICATION_CODE', ['CODE_SENT', 'GIVE_CODE']],
  ['ACCOUNT_ACCESS', ['LOGIN', 'SUPPORT']],
  ['ACCOUNT_ACCESS', ['LOGIN', 'SUSPENDED']],
  ['IDENTITY', ['IDENTITY', 'SEND_PICTURE']],
  ['FAKE_PAYMENT', ['APP', 'PENDING']],
  ['FAKE_PAYMENT', ['APP', 'BUSINESS']],
  ['FAKE_PAYMENT', ['APP', 'CHECK_EMAIL']],
  ['OVERPAYMENT', ['CHECK', 'TOO_MUCH', 'PASS_ON']],
  ['OFF_PLATFORM', ['AWAY_FROM_HERE']],
  ['RENTAL_UNSEEN', ['HOME_SCAM', 'NO_SHOW']],
  ['TITLE', ['NO_TITLE']],
  ['TITLE', ['TITLE_TRICK']],
  ['SHIPPING_AGENT', ['UNSEEN', 'MOVER']],
  ['FAKE_ESCROW', ['ESCROW', 'BRAND']],
  ['MONEY_MULE', ['RESHIP']],
  ['MONEY_MULE', ['JOB', 'YOUR_ACCOUNT']],
  ['OFF_SITE_LINK', ['ODD_HOST']],
  ['FEE_FIRST', ['FEE', 'BEFORE_DELIVERY', 'MONEY_FIRST']],
];

/** The reason for each kind of scam that the model tells apart, where one sentence fits all of that kind. */
const OF_KIND: Readonly<Record<string, ShieldMark>> = {
  overpayment: 'OVERPAYMENT',
  'fake-check': 'OVERPAYMENT',
  'fake-escrow': 'FAKE_ESCROW',
  'verification-code': 'VERIFICATION_CODE',
  'phone-number-reuse': 'VERIFICATION_CODE',
  wire: 'WIRE',
  'shipping-agent': 'SHIPPING_AGENT',
  'gift-card': 'GIFT_CARD',
  crypto: 'CRYPTO',
  'fake-zelle': 'FAKE_PAYMENT',
  'account-takeover': 'ACCOUNT_ACCESS',
  identity: 'IDENTITY',
  'title-lien': 'TITLE',
  'advance-fee': 'FEE_FIRST',
  'job-or-mule': 'MONEY_MULE',
};

/** Why a message that looks like a scam does so; `KNOWN_SCAM` where nothing more can be said of it. */
export const reasonFor = (intents: readonly Intent[], kind: string): ShieldMark =>
  REASONS.find(([, all]) => all.every((intent) => intents.includes(intent)))?.[0] ?? OF_KIND[kind] ?? 'KNOWN_SCAM';
