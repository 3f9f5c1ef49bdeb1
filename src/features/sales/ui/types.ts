import type { SaleEvent, SaleKind, Side } from '../rules/acts.ts';
import type { Meeting } from '../rules/may-act.ts';
import type { Sale } from '../rules/read-sale.ts';

/** What every part of the page of a sale is drawn from. */
export type SaleProps = {
  readonly id: string;
  readonly kind: SaleKind;
  readonly side: Side;
  readonly sale: Sale;
  readonly meetings: readonly Meeting[];
  readonly events: readonly SaleEvent[];
  /** The other person's. */
  readonly name: string;
  /** The asking price in cents. */
  readonly asked: number | null;
  /** False where the two can no longer write to each other. */
  readonly open: boolean;
  readonly now: Date;
  /** What was typed and refused. */
  readonly values: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
};

/** Days on the clock of the East, as in the rest of one's own pages. */
export const ZONE = 'America/New_York';
