import type { Fees } from '../../rules/costs/out-the-door.ts';
import { EXAMPLE } from '../../rules/costs/payment.ts';
import { paymentWords } from './lines.ts';

/** What the costs of a vehicle follow from. */
export type Costed = {
  readonly cents: number;
  readonly state: string | null;
  readonly fees: Fees;
  /** Whether the record of states knows its tax and registration. */
  readonly onRoad: boolean;
};

/** A month's payment by the example that is named with it. */
export const examplePayment = ({ cents }: Costed) => paymentWords(cents, EXAMPLE);
