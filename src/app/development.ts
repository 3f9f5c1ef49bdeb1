import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import type { Services } from '#platform/context.ts';
import { outboxAddress } from '#platform/mail/index.ts';
import { processWide } from '#platform/process-wide.ts';
import { type Running, startServices } from './boot.ts';

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

/** `astro dev` with the same services and the same pipeline as production. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'curbtag-development',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const state = kept();
        state.running ??= startServices({ NODE_ENV: 'development', ACCESS_LOG: 'errors', ...process.env });
        const { services } = await state.running;
        process.env.AUTH_URL ??= services.config.siteUrl;
        process.env.AUTH_SECRET ??= services.config.authSecret;
        const { httpServer } = server;
        if (httpServer && httpServer !== state.attached) {
          // Astro's server is a new one after a change of its configuration.
          await services.realtime.close();
          services.realtime.attach({ services, server: httpServer as HttpServer });
          state.attached = httpServer;
          const emails = outboxAddress(services.config);
          if (emails) console.log(`Emails: ${emails}`);
        }
        const findPipeline = reloading(server, services);
        server.middlewares.use(
          (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
            findPipeline().then((answer) => answer(request, response, next), next);
          },
        );
      },
    },
  };
}

type Pipeline = typeof import('./pipeline.ts');

/** The pipeline as it is written now: Vite loads it anew when it, or what it stands on, was changed. */
function reloading(server: ViteDevServer, services: Services) {
  let last: { from: Pipeline; answer: ReturnType<Pipeline['createPipeline']> } | null = null;
  return async () => {
    const from = (await server.ssrLoadModule('/src/app/pipeline.ts')) as Pipeline;
    if (last?.from !== from) last = { from, answer: from.createPipeline({ services }) };
    return last.answer;
  };
}
