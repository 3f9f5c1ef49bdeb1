import type { VehicleType } from '#shared/enums.ts';
import { RV_MAKES } from '../rules/data/make-lists.ts';

/** What sort of vehicle a VIN names: the product's type, and its class where the tables tell one. */
export type VehicleKind = { readonly type: VehicleType | null; readonly vehicleClass: string | null };

type Clues = {
  /** vPIC's vehicle type of the maker's code. */
  readonly typeId: number | null;
  /** vPIC's body class. */
  readonly body: string | undefined;
  readonly make: string | null;
  readonly model: string | undefined;
};

const MOTORCYCLE = 1;
const TRUCK = 3;
const BUS = 5;
const TRAILER = 6;
const INCOMPLETE = 10;
const OFF_ROAD = 13;

const kind = (type: VehicleType | null, vehicleClass: string | null = null): VehicleKind => ({ type, vehicleClass });

/** Body classes that decide by themselves; the first that fits. */
const BODIES: readonly [RegExp, VehicleKind][] = [
  [/Motor ?home/i, kind('RVS')],
  [/^Off-road Vehicle - (?:Dirt Bike|Enduro|Motocross)/, kind('MOTORCYCLES', 'DIRT_BIKE')],
  [/^Off-road Vehicle - All Terrain/, kind('POWERSPORTS', 'ATV')],
  [/^Off-road Vehicle - Multipurpose/, kind('POWERSPORTS', 'SIDE_BY_SIDE')],
  [/^Off-road Vehicle - Snowmobile/, kind('POWERSPORTS', 'SNOWMOBILE')],
  [/^Off-road Vehicle - Golf Cart/, kind('POWERSPORTS', 'GOLF_CART')],
  [/^Off-road Vehicle - Construction/, kind('OTHERS', 'EQUIPMENT')],
  [/^Off-road/, kind('POWERSPORTS')],
  [/^Motorcycle/, kind('MOTORCYCLES')],
  [/^Bus\b|Bus Chassis|Motor Coach|^Streetcar/, kind('OTHERS', 'BUS')],
  [/^Truck-Tractor|^Fire Apparatus|^Street Sweeper|^Step Van|^Ambulance|Glider$/, kind('OTHERS', 'COMMERCIAL_TRUCK')],
];

/** Makers of nothing but heavy trucks and what is built on them. */
const HEAVY_MAKES = new RegExp(
  `^(?:${[
    'freightliner|kenworth|peterbilt|mack|international|navistar|western star|sterling|volvo trucks?|hino|autocar|fuso',
    'mitsubishi fuso|oshkosh|ud|crane carrier|white(?:gmc)?|marmon|diamond reo|spartan|e-one|seagrave|kalmar|ottawa',
    'capacity|terex|pierce|mcneilus|american lafrance|ferrara|hendrickson|smit|frontline|jlg|jerr-dan',
  ].join('|')})\\b`,
  'i',
);

/** Over 14,000 pounds: F-450 cab and up, Ram 4500 and 5500, Silverado 4500HD to 6500HD, C6500, T680, N-series. */
const HEAVY_MODELS =
  /\b(?:F-?(?:[45]50|[6-9][05]0)|[CKLT]?(?:45|55|65|75|85)00(?:\s?HD|XD)?|LCF|NPR|NQR|NRR|FTR|FVR|Kodiak|TopKick)\b/i;

/** Trailers to sleep in, by their makers' names: of any trailer the tables say no more than that it is one. */
const RV_NAME =
  /\b(?:rvs?|camp(?:er|ers|ing)|travel trailer|caravan|fifth wheel|recreational|motor ?(?:coach|home)|toy hauler|park model)\b/i;
const RV_MAKE = new RegExp(
  `^(?:${[...RV_MAKES, 'KZ', 'Crossroads', 'Palomino', 'Rockwood', 'Scamp', 'Casita', 'Skyline', 'Northwood'].join('|')})\\b`,
  'i',
);
/** What makers of RVs build beside them. */
const WORK_TRAILER = /\b(?:cargo|utility|dump|flatbed|livestock|horse|equipment|car hauler)\b/i;

const PERSONAL =
  /^(?:Pickup|Sport Utility|Crossover|Van|Cargo Van|Minivan|Sedan|Coupe|Convertible|Hatchback|Wagon|Roadster|Limousine)/;

/** The type and class of what a VIN names. Light trucks are cars here; an unknown type stays unknown. */
export function toVehicleKind({ typeId, body = '', make, model = '' }: Clues): VehicleKind {
  if (typeId === null) return kind(null);
  if (typeId === TRAILER || /^Trailer|Trailer Chassis/.test(body)) return trailerKind(make, model);
  if (/motor ?home|motor coach chassis/i.test(model)) return kind('RVS');
  const said = BODIES.find(([words]) => words.test(body))?.[1];
  if (said) return said;
  if (typeId === OFF_ROAD) return kind('POWERSPORTS');
  if (typeId === MOTORCYCLE) return kind('MOTORCYCLES');
  const working = typeId === TRUCK || typeId === INCOMPLETE || typeId === BUS;
  if (working && HEAVY_MAKES.test(make ?? '')) return kind('OTHERS', 'COMMERCIAL_TRUCK');
  if (working && !PERSONAL.test(body) && HEAVY_MODELS.test(model)) return kind('OTHERS', 'COMMERCIAL_TRUCK');
  return typeId === BUS && !PERSONAL.test(body) ? kind('OTHERS', 'BUS') : kind('CARS');
}

function trailerKind(make: string | null, model: string): VehicleKind {
  const sleeps = RV_NAME.test(`${make ?? ''} ${model}`) || RV_MAKE.test(make ?? '');
  return sleeps && !WORK_TRAILER.test(model) ? kind('RVS') : kind('OTHERS', 'TRAILER');
}
