import { trackScreen } from '../telemetry/browser/analytics.ts';
import { isScreenName } from '#shared/screens.ts';

/** Counts a screen by its name, where the visitor agreed to that. A name nobody knows is not counted. */
export function noteScreen(name: string): void {
  if (isScreenName(name)) trackScreen(name);
}
