import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import auth from 'auth-astro';
import { defineConfig } from 'astro/config';
import { developmentServer } from './src/server/development.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'server',
  trailingSlash: 'ignore',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), auth({ configFile: './src/server/auth/config.ts' }), developmentServer()],
  security: { csp: true, checkOrigin: true },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss()] },
});
