/** Analytics and error reporting. Nothing leaves the machine unless configured; screens only with consent. */
export type Telemetry = {
  screen(event: { name: string; visitorId: string; properties: Record<string, string | number | boolean> }): void;
  error(error: unknown, where: { path: string; method: string }): void;
  close(): Promise<void>;
};
