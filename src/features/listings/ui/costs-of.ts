import type { Costed } from '#features/valuation/ui/costs/costed.ts';
import type { PublicListing } from '../rules/public.ts';
import { isGone } from '../rules/status.ts';

const ON_ROAD: readonly (string | null)[] = ['CARS', 'MOTORCYCLES', 'RVS'];

/** What a vehicle's costs follow from; undefined for what cannot be bought at a price. */
export function costsOf({ status, price, place, seller, vehicleType }: PublicListing): Costed | undefined {
  if (isGone(status) || price?.currency !== 'USD' || price.cents === 0) return undefined;
  const fees: Costed['fees'] =
    seller?.type === 'DEALERSHIP'
      ? { kind: 'dealer', ...(seller.fees ?? { docCents: null, otherCents: 0 }) }
      : { kind: 'private' };
  return { cents: price.cents, state: place.region, fees, onRoad: ON_ROAD.includes(vehicleType) };
}
