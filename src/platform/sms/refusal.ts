import type { StopReason } from './stops.ts';

/** A text that no try will ever deliver. `stop` is set when it is the number's fault, and nothing should go there. */
export class TextRefusedError extends Error {
  readonly stop: StopReason | null;
  constructor(message: string, stop: StopReason | null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TextRefusedError';
    this.stop = stop;
  }
}

export const isTextRefusal = (error: unknown): error is TextRefusedError => error instanceof TextRefusedError;
