import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';

/** What starts as a process or thread of its own, by its name in dist/server. */
const ENTRIES: Readonly<Record<string, string>> = {
  serve: 'src/app/serve.ts',
  'database-worker': 'src/platform/db/embedded/worker.ts',
  'otlp-sdk': 'src/platform/observability/otlp-tracer.ts',
  'posthog-sdk': 'src/platform/telemetry/posthog-sdk.ts',
  'sentry-sdk': 'src/platform/telemetry/sentry-sdk.ts',
};

/**
 * Left in node_modules: native code, packages that look for files of their own beside themselves, and those that few
 * installations load. All others become part of the build: reading 2,000 files took half of a start.
 */
const EXTERNAL = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@socket.io/postgres-adapter',
  '@tus/s3-store',
  'heic-decode',
  'nodemailer',
  'pdfkit',
  'pg',
  'pino',
  'prom-client',
  'react',
  'react-dom',
  'sharp',
  'socket.io',
  'zxing-wasm',
];

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
const DEPENDENCIES = Object.keys(dependencies);
const packageOf = (name: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name;

/** Names of the packages that parts of the build come from, for `npm run notices`. */
const CONTAINED_FILE = 'dist/packages.json';
const contained = new Set<string>();

/** Builds the whole server as one module graph with Astro's pages, so that nothing of it is loaded twice. */
export function bundleServer(): Plugin {
  return {
    name: 'curbtag:bundle-server',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true, external: EXTERNAL } }),
    buildStart() {
      if (this.environment.name !== 'ssr') return;
      for (const [name, id] of Object.entries(ENTRIES))
        this.emitFile({ type: 'chunk', id, name, fileName: `${name}.mjs`, preserveSignature: 'strict' });
    },
    generateBundle(_options, bundle) {
      if (this.environment.name === 'prerender') return;
      for (const id of this.getModuleIds()) {
        const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
        if (found) contained.add(found);
      }
      mkdirSync('dist', { recursive: true });
      writeFileSync(CONTAINED_FILE, JSON.stringify([...contained].sort(), null, 1));
      if (this.environment.name !== 'ssr') return;
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
      const left = chunks.flatMap((it) => [...it.imports, ...it.dynamicImports]).filter((it) => !(it in bundle));
      const astray = left.filter((it) => !isBuiltin(it) && !DEPENDENCIES.includes(packageOf(it)));
      if (astray.length > 0)
        throw new Error(`Not a dependency, and not in the build: ${[...new Set(astray)].join(', ')}`);
    },
  };
}
