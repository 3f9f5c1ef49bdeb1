export { localTelemetry, openTelemetry } from './open.ts';
export { loadSdk } from './sdk.ts';

/** A screen or moment, from a visitor who agreed. `visitorId` says nothing about the person. */
export type ScreenSeen = {
  readonly name: string;
  readonly visitorId: string;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
};

/** Analytics and error reporting. Nothing leaves the machine unless configured; screens only with consent. */
export type Telemetry = {
  screen(event: ScreenSeen): void;
  error(error: unknown, where: { path: string; method: string }): void;
  close(): Promise<void>;
};
