import type { Server as HttpServer } from 'node:http';
import type { AstroIntegration } from 'astro';
import { type Running, startServices } from './boot.ts';
import { outboxAddress } from '#platform/mail/index.ts';
import { processWide } from '#platform/process-wide.ts';
import { createScanFront } from '#features/stickers/server/index.ts';
import { securityHeaders } from '#platform/web/index.ts';

type Kept = { running?: Promise<Running>; attached?: object };

/** Astro starts its server anew when the configuration changes, and loads this file again; the services stay. */
const kept = () => processWide('development', begin);

function begin(): Kept {
  const state: Kept = {};
  const stop = async () => {
    const running = await state.running;
    await running?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return state;
}

/** `astro dev` with the same services as production. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'curbtag-development',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const state = kept();
        state.running ??= startServices({ NODE_ENV: 'development', ...process.env });
        const { services } = await state.running;
        process.env.AUTH_URL ??= services.config.siteUrl;
        process.env.AUTH_SECRET ??= services.config.authSecret;
        const scans = createScanFront(services, securityHeaders(services.config), (_error, _request, response) => {
          response.destroy();
        });
        const { httpServer } = server;
        if (httpServer && httpServer !== state.attached) {
          // Astro's server is a new one after a change of its configuration.
          await services.realtime.close();
          services.realtime.attach({ services, server: httpServer as HttpServer });
          state.attached = httpServer;
          const emails = outboxAddress(services.config);
          if (emails) console.log(`Emails: ${emails}`);
        }
        server.middlewares.use((request, response, next) => {
          request.headers['x-remote-address'] = request.socket.remoteAddress ?? '';
          if (!scans.send(request, response)) next();
        });
      },
    },
  };
}
