import { ECC_LEVELS, type EccLevel, QUIET_ZONE } from './symbol.ts';

/**
 * The least width of a module for a level, mm. Half a millimeter is what home printers set and phones resolve; the
 * highest level is taken where it leaves a whole one.
 */
const NARROWEST: Readonly<Record<EccLevel, number>> = { M: 0, Q: 0.5, H: 1 };

/**
 * The level a code is printed with: the highest whose modules stay wide enough, never below what its product asks for.
 * What a step up gives and takes is measured in docs/decisions/0021-printing.md.
 *
 * @param square the code with its quiet zone, mm
 * @param modulesAt how many modules wide the code is at a level
 */
export function levelFor(least: EccLevel, square: number, modulesAt: (level: EccLevel) => number): EccLevel {
  const higher = ECC_LEVELS.slice(ECC_LEVELS.indexOf(least) + 1).reverse();
  return higher.find((level) => square / (modulesAt(level) + 2 * QUIET_ZONE) >= NARROWEST[level]) ?? least;
}
