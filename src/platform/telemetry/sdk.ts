import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { builtFile } from '../data-file.ts';

/**
 * The library of an outside service. It is a development dependency, because the build holds the part of it that is
 * used: tasks of the command line run from the source, and take it from the build where only that is installed.
 */
export async function loadSdk<Sdk>(name: 'sentry' | 'posthog' | 'otlp', load: () => Promise<Sdk>): Promise<Sdk> {
  try {
    return await load();
  } catch (error) {
    const built = builtFile(`${name}-sdk.mjs`);
    if (!isMissing(error) || !existsSync(built)) throw error;
    return (await import(/* @vite-ignore */ pathToFileURL(built).href)) as Sdk;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
