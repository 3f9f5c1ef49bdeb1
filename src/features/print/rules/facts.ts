import { drawArtwork } from './artwork.ts';
import { labelOf, type PrintJob, type Side } from './pages.ts';
import { moduleWidth, QUIET_ZONE } from './symbol.ts';

/** What a person wants to know before printing. Lengths in mm. */
export type PrintFacts = {
  readonly width: number;
  readonly height: number;
  /** The code without its quiet zone. */
  readonly code: number;
  readonly module: number;
  /** How far away a phone reads it: ten times the code's width, the usual rule. */
  readonly reach: number;
};

export function factsOf({ artwork, size }: Side, job: PrintJob): PrintFacts {
  const at = labelOf(job) ?? size;
  const { symbol } = drawArtwork(artwork, at);
  const module = moduleWidth(artwork.symbol, symbol.width);
  const code = symbol.width - 2 * QUIET_ZONE * module;
  return { width: at.width, height: at.height, code, module, reach: code * 10 };
}
