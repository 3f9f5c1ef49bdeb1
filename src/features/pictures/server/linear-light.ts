/** Light adds up in linear numbers; files keep it on the sRGB curve (IEC 61966-2-1). */
const decode = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const encode = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Light, 0 to 1, of each byte of a file. */
export const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => decode(byte));

const STEPS = 4096;
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(encode(step / STEPS) * 255));

/** The byte of an amount of light; what is brighter than white is white. */
export const toByte = (light: number): number =>
  BYTES[light >= 1 ? STEPS : light <= 0 ? 0 : Math.round(light * STEPS)] as number;

/** Light of the three channels of `#rrggbb`. */
export const lightOf = (hex: string): readonly [number, number, number] => [
  LIGHT[Number.parseInt(hex.slice(1, 3), 16)] ?? 0,
  LIGHT[Number.parseInt(hex.slice(3, 5), 16)] ?? 0,
  LIGHT[Number.parseInt(hex.slice(5, 7), 16)] ?? 0,
];
