import type { Fees } from '#features/valuation/rules/costs/out-the-door.ts';
import { EXAMPLE } from '#features/valuation/rules/costs/payment.ts';
import type { PublicListing } from '../../rules/public.ts';
import { isGone } from '../../rules/status.ts';
import { paymentWords } from './lines.ts';

/** What the costs of a vehicle follow from. */
export type Costed = {
  readonly cents: number;
  readonly state: string | null;
  readonly fees: Fees;
  /** Whether the record of states knows its tax and registration. */
  readonly onRoad: boolean;
};

const ON_ROAD: readonly (string | null)[] = ['CARS', 'MOTORCYCLES', 'RVS'];

/** Undefined for what cannot be bought at a price. */
export function costsOf({ status, price, place, seller, vehicleType }: PublicListing): Costed | undefined {
  if (isGone(status) || price?.currency !== 'USD' || price.cents === 0) return undefined;
  const fees: Fees =
    seller?.type === 'DEALERSHIP'
      ? { kind: 'dealer', ...(seller.fees ?? { docCents: null, otherCents: 0 }) }
      : { kind: 'private' };
  return { cents: price.cents, state: place.region, fees, onRoad: ON_ROAD.includes(vehicleType) };
}

/** A month's payment by the example that is named with it. */
export const examplePayment = ({ cents }: Costed) => paymentWords(cents, EXAMPLE);
