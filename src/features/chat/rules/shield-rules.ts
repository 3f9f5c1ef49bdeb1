import { hasForeignLink } from './links.ts';
import { asksCode } from './shield/codes.ts';
import { leadsElsewhere } from './shield/elsewhere.ts';
import { asksEscrow } from './shield/escrow.ts';
import { usesAgent } from './shield/helpers.ts';
import { any } from './shield/ideas.ts';
import { overpays } from './shield/overpayment.ts';
import { asksWire } from './shield/wires.ts';
import type { ShieldRule } from './shield-kinds.ts';

/** Every rule of the shield, in the order its marks are shown. */
export const RULES: readonly { readonly rule: ShieldRule; readonly finds: (words: string) => boolean }[] = [
  { rule: 'OVERPAYMENT', finds: overpays },
  { rule: 'FAKE_ESCROW', finds: asksEscrow },
  { rule: 'VERIFICATION_CODE', finds: asksCode },
  { rule: 'WIRE', finds: asksWire },
  { rule: 'SHIPPING_AGENT', finds: usesAgent },
  { rule: 'OFF_SITE_LINK', finds: any(hasForeignLink, leadsElsewhere) },
];
