import { FIRST_YEAR } from '#shared/constants.ts';
import type { VehicleType } from '#shared/enums.ts';
import type { Option } from '#shared/labels.ts';

/** The value of the choice that opens a free-text field. */
export const OTHER_MAKE = 'OTHER';

/** The makes that buyers of the last twenty years meet; names as their makers write them. */
export const CAR_MAKES = [
  'Acura',
  'Alfa Romeo',
  'Aston Martin',
  'Audi',
  'Bentley',
  'BMW',
  'Buick',
  'Cadillac',
  'Chevrolet',
  'Chrysler',
  'Dodge',
  'Ferrari',
  'Fiat',
  'Ford',
  'Genesis',
  'GMC',
  'Honda',
  'Hyundai',
  'Infiniti',
  'Jaguar',
  'Jeep',
  'Kia',
  'Lamborghini',
  'Land Rover',
  'Lexus',
  'Lincoln',
  'Maserati',
  'Mazda',
  'McLaren',
  'Mercedes-Benz',
  'MINI',
  'Mitsubishi',
  'Nissan',
  'Porsche',
  'RAM',
  'Rivian',
  'Rolls-Royce',
  'Subaru',
  'Tesla',
  'Toyota',
  'Volkswagen',
  'Volvo',
] as const;

export const RV_MAKES = [
  'Airstream',
  'Alliance',
  'Brinkley',
  'Coachmen',
  'Dutchmen',
  'Fleetwood',
  'Forest River',
  'Grand Design',
  'Gulf Stream',
  'Heartland',
  'Jayco',
  'Keystone',
  'Lance',
  'Newmar',
  'Starcraft',
  'Thor Motor Coach',
  'Tiffin',
  'Winnebago',
] as const;

export const MOTORCYCLE_MAKES = [
  'Aprilia',
  'BMW',
  'Buell',
  'Can-Am',
  'CFMOTO',
  'Ducati',
  'Harley-Davidson',
  'Honda',
  'Husqvarna',
  'Indian',
  'Kawasaki',
  'KTM',
  'Moto Guzzi',
  'Royal Enfield',
  'Suzuki',
  'Triumph',
  'Vespa',
  'Victory',
  'Yamaha',
  'Zero',
] as const;

export const POWERSPORTS_MAKES = [
  'Arctic Cat',
  'Argo',
  'Can-Am',
  'CFMOTO',
  'Hisun',
  'Honda',
  'John Deere',
  'Kawasaki',
  'Kubota',
  'KYMCO',
  'Massimo',
  'Polaris',
  'Sea-Doo',
  'Segway',
  'Ski-Doo',
  'Suzuki',
  'Textron',
  'Tracker',
  'Yamaha',
] as const;

export const BOAT_MAKES = [
  'Alumacraft',
  'Bayliner',
  'Bennington',
  'Chaparral',
  'Crestliner',
  'Four Winns',
  'G3',
  'Hurricane',
  'Mako',
  'Manitou',
  'MasterCraft',
  'Monterey',
  'Nitro',
  'Ranger',
  'Regency',
  'Robalo',
  'Sea Ray',
  'Sea-Doo',
  'Sportsman',
  'Starcraft',
  'Sun Tracker',
  'Sylvan',
  'Tahoe',
  'Tracker',
  'Yamaha',
] as const;

const MAKES: Readonly<Record<VehicleType, readonly string[]>> = {
  CARS: CAR_MAKES,
  RVS: RV_MAKES,
  MOTORCYCLES: MOTORCYCLE_MAKES,
  BOATS: BOAT_MAKES,
  POWERSPORTS: POWERSPORTS_MAKES,
  OTHERS: [],
};

/** The makes to choose from, each value its own label, "Other" last. */
export function makesFor(vehicleType: VehicleType): Option[] {
  return [...MAKES[vehicleType].map((make) => ({ value: make, label: make })), { value: OTHER_MAKE, label: 'Other' }];
}

/** Years to choose from, the newest first, down to 1901. */
export function yearsUpTo(current: number): number[] {
  return Array.from({ length: Math.max(0, current - FIRST_YEAR + 1) }, (_, index) => current - index);
}
