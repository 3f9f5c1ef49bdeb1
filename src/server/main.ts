/** The production entry: `npm start`. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Handler } from './cache/index.ts';
import { redact } from './redact.ts';

process.env.NODE_ENV ??= 'production';

// What libraries write by themselves goes through the sieve of our own log.
const { stderr } = process;
const write = stderr.write.bind(stderr) as (text: string | Uint8Array, ...rest: unknown[]) => boolean;
stderr.write = (text: string | Uint8Array, ...rest: unknown[]) =>
  write(typeof text === 'string' ? redact(text) : text, ...rest);

const entry = new URL('../../dist/server/entry.mjs', import.meta.url);

try {
  await start();
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  if (!existsSync(entry)) throw new Error('There is no build yet. Run: npm run build');
  // Imported late: React and others read NODE_ENV when they load.
  const [{ startServices }, { createRequestHandler }, { listenHttp }, { outboxAddress }] = await Promise.all([
    import('./boot.ts'),
    import('./request-handler.ts'),
    import('./http-server.ts'),
    import('./mail/index.ts'),
  ]);
  const running = await startServices(process.env);
  const { config, telemetry } = running.services;
  process.env.AUTH_URL ??= config.siteUrl;
  process.env.AUTH_SECRET ??= config.authSecret;
  const { handler } = (await import(entry.href)) as { handler: Handler };
  const clientFolder = fileURLToPath(new URL('../../dist/client', import.meta.url));
  const answer = createRequestHandler({ services: running.services, clientFolder, astro: handler });
  const http = await listenHttp(config, answer).catch(async (error: unknown) => {
    await running.stop();
    throw inUse(error) ? new Error(`Port ${config.port} is already in use. Set PORT to another one.`) : error;
  });
  running.services.realtime.attach({ services: running.services, server: http.server });
  console.log(`Curbtag is at ${config.siteUrl}`);
  const emails = outboxAddress(config);
  if (emails) console.log(`Emails: ${emails}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    running.services.health.stopping();
    // Open sockets would hold the port.
    await running.services.realtime.close();
    await http.close();
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', (error) => {
    telemetry.error(error, { path: 'process', method: '' });
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 10_000).unref();
    void stop();
  });
}

function inUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
