import type { Config } from '#platform/config/config.ts';
import type { Services } from '#platform/context.ts';
import { createEmbeddedPlates } from './embedded-plates.ts';
import { createRemotePlates } from './remote-plates.ts';
import type { PlateDirectory, VinDecoder } from './types.ts';
import { createVpicDecoder } from './vpic-decoder.ts';

/** One per process: it keeps the answers of the day. */
const remotes = new WeakMap<Config, PlateDirectory>();

/** The adapters in use: the one place that chooses them. */
export function vehicleAdapters(services: Services): { decoder: VinDecoder; plates: PlateDirectory } {
  return { decoder: createVpicDecoder(services.now), plates: openPlates(services) };
}

function openPlates(services: Services): PlateDirectory {
  const { config, now } = services;
  if (config.plateService === null) return createEmbeddedPlates(services);
  const plates = remotes.get(config) ?? createRemotePlates({ service: config.plateService, now });
  remotes.set(config, plates);
  return plates;
}
