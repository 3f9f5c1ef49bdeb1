import { fileURLToPath } from 'node:url';
import { startServices } from './boot.ts';
import type { Handler } from '#platform/cache/index.ts';
import { listenHttp } from './http-server.ts';
import { outboxAddress } from '#platform/mail/index.ts';
import { createPipeline } from './pipeline.ts';

/** Starts the site with Astro's handler and serves until SIGTERM. Rejects with one sentence when it cannot. @public */
export async function serve(input: { astro: Handler; clientFolder: URL }): Promise<void> {
  const running = await startServices(process.env);
  const { config, telemetry } = running.services;
  process.env.AUTH_URL ??= config.siteUrl;
  process.env.AUTH_SECRET ??= config.authSecret;
  const clientFolder = fileURLToPath(input.clientFolder);
  const answer = createPipeline({ services: running.services, clientFolder, astro: input.astro });
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
