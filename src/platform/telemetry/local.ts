import { createLog, type Log } from '../log/log.ts';
import type { Telemetry } from './index.ts';

/** Without outside services: errors go to the log, one JSON object per line; screens are not counted. */
export function localTelemetry(to: Log | ((line: string) => void)): Telemetry {
  const log = typeof to === 'function' ? createLog({ write: to }) : to;
  return {
    screen: () => {},
    error: (error, { path, method }) => log.error('unexpected error', { method, path, error }),
    close: async () => {},
  };
}
