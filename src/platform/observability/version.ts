import { readFileSync } from 'node:fs';

let version: string | undefined;

/** The product's version, as its package says. */
export function readVersion(): string {
  const folder = new URL('../../../package.json', import.meta.url);
  version ??= (JSON.parse(readFileSync(folder, 'utf8')) as { version: string }).version;
  return version;
}
