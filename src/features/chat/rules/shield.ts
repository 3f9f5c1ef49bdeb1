import { readable } from './shield/spelling.ts';
import type { ShieldRule } from './shield-kinds.ts';
import { hasForeignLink } from './links.ts';
import { asksCode } from './shield/codes.ts';
import { leadsElsewhere } from './shield/elsewhere.ts';
import { asksEscrow } from './shield/escrow.ts';
import { usesAgent } from './shield/helpers.ts';
import { any } from './shield/ideas.ts';
import { overpays } from './shield/overpayment.ts';
import { asksWire } from './shield/wires.ts';

export { SHIELD_RULES, type ShieldRule } from './shield-kinds.ts';

/**
 * What in a message looks like a known scam, by rules alone: nothing leaves the server and nothing is learned. It
 * never holds a message back; it says what to look out for.
 */
export function shieldMarks(text: string): ShieldRule[] {
  // Most messages are "Is it still available?": too short to be any of these.
  if (text.length < 12) return [];
  const words = readable(text);
  return RULES.filter(({ finds }) => finds(words)).map(({ rule }) => rule);
}

/** Every rule of the shield, in the order its marks are shown. */
const RULES: readonly { readonly rule: ShieldRule; readonly finds: (words: string) => boolean }[] = [
  { rule: 'OVERPAYMENT', finds: overpays },
  { rule: 'FAKE_ESCROW', finds: asksEscrow },
  { rule: 'VERIFICATION_CODE', finds: asksCode },
  { rule: 'WIRE', finds: asksWire },
  { rule: 'SHIPPING_AGENT', finds: usesAgent },
  { rule: 'OFF_SITE_LINK', finds: any(hasForeignLink, leadsElsewhere) },
];
