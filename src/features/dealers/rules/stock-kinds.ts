import { BODIES, type Body, VEHICLE_TYPES, type VehicleType } from '#shared/enums.ts';

/** What a seller of many things sorts them by: the body of a car, the type of every other vehicle. */
export type StockKind = Body | Exclude<VehicleType, 'CARS'>;

const KINDS: readonly StockKind[] = [...BODIES, ...VEHICLE_TYPES.filter((type) => type !== 'CARS')];

/** Out of an address that anybody may have typed. */
export const readStockKind = (text: string | null): StockKind | null => KINDS.find((kind) => kind === text) ?? null;
