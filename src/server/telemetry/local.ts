import { describeError, redact } from '../redact.ts';
import type { Telemetry } from './index.ts';

/** Without outside services: errors go to stderr, one JSON object per line; screens are not counted. */
export function localTelemetry(write: (line: string) => void = (line) => void process.stderr.write(line)): Telemetry {
  return {
    screen: () => {},
    error: (error, { path, method }) => {
      const line = {
        at: new Date().toISOString(),
        level: 'error',
        method,
        path: redact(path),
        error: describeError(error),
      };
      write(`${JSON.stringify(line)}\n`);
    },
    close: async () => {},
  };
}
