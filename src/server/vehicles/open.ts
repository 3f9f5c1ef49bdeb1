import type { Services } from '../context.ts';
import { createEmbeddedPlates } from './embedded-plates.ts';
import type { PlateDirectory, VinDecoder } from './types.ts';
import { createVpicDecoder } from './vpic-decoder.ts';

/** The adapters in use: the one place that chooses them. */
export function vehicleAdapters(services: Services): { decoder: VinDecoder; plates: PlateDirectory } {
  return { decoder: createVpicDecoder(services.now), plates: createEmbeddedPlates(services) };
}
