import { describe, expect, it } from 'vitest';
import { createVpicDecoder } from '#features/vehicles/server/index.ts';
import { classOf } from '#features/vehicles/rules/vehicle-classes.ts';
import { loadTables } from '#features/vehicles/server/pack/tables.ts';
import { toVehicleKind } from '#features/vehicles/server/vehicle-kind.ts';

const decoder = createVpicDecoder(() => new Date('2026-11-20'));

describe('what sort of vehicle a VIN names', () => {
  it.each([
    ['1XKYDP9X0JJ123456', 'Kenworth', 'OTHERS', 'COMMERCIAL_TRUCK'],
    ['3AKJHHDR8JS123456', 'Freightliner', 'OTHERS', 'COMMERCIAL_TRUCK'],
    ['1FDUF5HT5KEA12345', 'Ford', 'OTHERS', 'COMMERCIAL_TRUCK'], // F-550 chassis cab
    ['3C7WRNFL1KG512345', 'RAM', 'OTHERS', 'COMMERCIAL_TRUCK'], // 5500
    ['54DC4W1B7KS801234', 'Isuzu', 'OTHERS', 'COMMERCIAL_TRUCK'], // NPR
    ['1BAKGCPA7KF123456', 'Blue Bird', 'OTHERS', 'BUS'],
    ['1JJV532D9KL123456', 'Wabash Vans', 'OTHERS', 'TRAILER'],
    ['4YMUL0811JV012345', 'Carry-On Trailer', 'OTHERS', 'TRAILER'],
    ['1UJBJ0BP7J1J12345', 'Jayco', 'RVS', null],
    ['4X4TSMV2XKL012345', 'Forest River', 'RVS', null],
    ['1F66F5DN5K0A12345', 'Ford', 'RVS', null], // a motor home's chassis
    ['1FTFW5L86RFB45612', 'Ford', 'CARS', null], // F-150
    ['1GB3KZC80FF123456', 'Chevrolet', 'CARS', null], // Silverado 3500 chassis cab
    ['WDAPF4CC5F9601234', 'Mercedes-Benz', 'CARS', null], // Sprinter
  ])('%s, a %s, is %s %s', async (vin, make, vehicleType, vehicleClass) => {
    expect(await decoder.decode(vin)).toMatchObject({ make, vehicleType, vehicleClass });
  });

  it('is no car for any maker of trailers, buses or motorcycles in the tables, and has a class of its type', async () => {
    const tables = await loadTables();
    const wrong: string[] = [];
    const counts: Record<string, number> = {};
    for (const line of tables.makers.values()) {
      const [code = '', type = '', , numbers = ''] = line.split('\t');
      const makes =
        numbers === '' ? [null] : numbers.split(',').map((it) => tables.makes[Number.parseInt(it, 36)] ?? null);
      for (const make of makes) {
        const body = { 1: 'Motorcycle - Cruiser', 5: 'Bus', 6: 'Trailer' }[type];
        const { type: found, vehicleClass } = toVehicleKind({ typeId: Number(type), body, make, model: undefined });
        counts[`${type} ${found}`] = (counts[`${type} ${found}`] ?? 0) + 1;
        if (/[156]/.test(type) && type.length === 1 && (found === 'CARS' || found === null))
          wrong.push(`${code} ${make}`);
        if (found && vehicleClass && classOf(found, vehicleClass) === '')
          wrong.push(`${code} ${found} ${vehicleClass}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(counts['6 OTHERS']).toBeGreaterThan(8_000);
    expect(counts['6 RVS']).toBeGreaterThan(200);
  });

  it('stays unknown where the tables say nothing', () => {
    expect(toVehicleKind({ typeId: null, body: undefined, make: null, model: undefined })).toEqual({
      type: null,
      vehicleClass: null,
    });
  });
});
