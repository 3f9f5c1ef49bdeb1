/** Measures the VIN decoder in a process of its own, so that nothing else is in its memory. Prints one line of JSON. */
import { createVpicDecoder } from '../../src/features/vehicles/server/index.ts';

/** Makers and years of all kinds; what they decode to does not matter here. */
const STEMS = [
  '1HGCM826',
  '1FTEW1EP',
  '5YJ3E1EA',
  'JTDKARFP',
  'WBA8B9G5',
  '1GCUYDED',
  '2HKRW2H5',
  '1C6SRFFT',
  '4T1G11AK',
];
const YEARS = '3456789ABCDEFGHJKLM';
const vins = STEMS.flatMap((stem) => [...YEARS].map((year) => `${stem}0${year}A123456`));

const collect = () => (globalThis as { gc?: () => void }).gc?.();
collect();
const before = process.memoryUsage().rss;
const decoder = createVpicDecoder(() => new Date());
const began = performance.now();
await decoder.decode('1HGCM82633A004352');
const firstUse = performance.now() - began;
for (const vin of vins) await decoder.decode(vin);
const warm = performance.now();
const rounds = 10;
for (let round = 0; round < rounds; round++) for (const vin of vins) await decoder.decode(vin);
const decode = (performance.now() - warm) / (rounds * vins.length);
collect();
const memory = (process.memoryUsage().rss - before) / 1e6;
console.log(JSON.stringify({ firstUse, decode, memory }));
