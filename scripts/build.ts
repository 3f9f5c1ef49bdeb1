/** `npm run build`: Astro's build, compressed copies of its files, and a look for secrets in them. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = 'dist';
const TEXT = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest', '.xml']);
const MIN_BYTES = 512;
const SECRETS = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'POSTHOG_KEY',
  'SENTRY_DSN',
  'PLATE_API_KEY',
  'STORE_TOKEN',
  'STORE_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

build();
compress(join(DIST, 'client'));
assertNoSecrets();

function build(): void {
  // auth-astro reads AUTH_SECRET while building, and what it reads stays in the output; an empty one opens nothing.
  const env = { ...process.env, AUTH_SECRET: '', ASTRO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}

function compress(folder: string): void {
  for (const file of filesIn(folder).filter((it) => TEXT.has(extname(it)))) {
    const bytes = readFileSync(file);
    if (bytes.length < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function assertNoSecrets(): void {
  const secrets = SECRETS.map((name) => process.env[name] ?? '').filter((it) => it.length >= 8);
  const leaking = filesIn(DIST).filter((file) => {
    const bytes = readFileSync(file);
    return secrets.some((secret) => bytes.includes(secret));
  });
  if (leaking.length === 0) return;
  console.error(`A secret of the environment was written into the build: ${leaking.join(', ')}`);
  process.exit(1);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
