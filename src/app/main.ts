/** The production entry: `npm start`. The server itself is in the build, as one module graph with the pages. */
import { existsSync } from 'node:fs';
import type { Handler } from '#platform/cache/index.ts';
import { redactStderr } from './redact-stderr.ts';

process.env.NODE_ENV ??= 'production';
redactStderr();

const built = (path: string) => new URL(`../../dist/${path}`, import.meta.url);

try {
  await start();
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const [server, pages] = [built('server/serve.mjs'), built('server/entry.mjs')];
  if (!existsSync(server) || !existsSync(pages)) throw new Error('There is no build yet. Run: npm run build');
  // Imported late: React and others read NODE_ENV when they load.
  const { serve } = (await import(server.href)) as typeof import('./serve.ts');
  const { handler } = (await import(pages.href)) as { handler: Handler };
  await serve({ astro: handler, clientFolder: built('client') });
}
