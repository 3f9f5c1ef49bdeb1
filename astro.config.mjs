import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import auth from 'auth-astro';
import { mergeSheets } from './scripts/merge-sheets.ts';
import { bundleServer } from './src/app/bundle-server.ts';
import { developmentServer } from './src/app/development.ts';

// The endpoint is ours (src/pages/api/auth), so that every request gets the settings of the running services.
const authAstro = auth({
  injectEndpoints: false,
  configFile: fileURLToPath(new URL('./src/features/accounts/server/auth/astro-defaults.ts', import.meta.url)),
});

/** What nearly every script needs and is small: one file. */
const COMMON = /vite\/preload-helper|accounts\/rules\/session-news|saved\/rules\/hearts/;
/** Read by an address of this site: the policy allows no script and no data from inside a text. */
const APART = /\.(?:m?js|json)$/;

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'server',
  trailingSlash: 'ignore',
  // Astro itself takes forms, the largest of them a dealer's file of 2 MB; photos go to the API with limits of its own.
  adapter: node({ mode: 'middleware', bodySizeLimit: 3 * 1024 * 1024, experimentalDisableStreaming: true }),
  integrations: [react(), authAstro, developmentServer(), mergeSheets()],
  // The policy is ours (src/shared/content-policy.ts): it names files, so nothing may stand inside the page.
  security: { checkOrigin: true },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), bundleServer()],
    build: { assetsInlineLimit: (file) => (APART.test(file) ? false : undefined) },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', test: COMMON }] } } } },
      },
    },
  },
});
