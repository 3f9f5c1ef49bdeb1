import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PARTS = ['package.json', 'package-lock.json', '.npmrc', 'scripts/install', 'src', 'dist'];

export type ProductionInstall = {
  readonly folder: string;
  /** Megabytes of node_modules. */
  readonly megabytes: number;
  remove(): void;
};

/** The product as a deployment has it: sources, build and `npm ci --omit=dev`, in a folder of its own. */
export function installProduction(): ProductionInstall {
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-install-'));
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline'], { cwd: folder, stdio: 'ignore' });
  return {
    folder,
    megabytes: Math.round(bytesOf(join(folder, 'node_modules')) / 1024 ** 2),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the files take on the disk; a file with two names counts once. */
function bytesOf(folder: string, seen = new Set<number>()): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += bytesOf(path, seen);
    const { ino, blocks } = lstatSync(path);
    if (!seen.has(ino)) bytes += blocks * 512;
    seen.add(ino);
  }
  return bytes;
}

/** What the build puts in the place of a package that a library only asks for where it happens to be. */
const OPTIONAL = /^Could not resolve "[^"]+" imported by/;

/** Threads run when they are loaded; everything else only declares what it has. */
const THREADS = /worker\.mjs$/;
const TASKS = ['backup', 'operator', 'reindex', 'restore', 'seed'];
const ADAPTERS = [
  '@aws-sdk/client-s3',
  '@tus/s3-store',
  'nodemailer',
  'pdfkit',
  'sharp',
  'zxing-wasm/reader',
  'heic-decode',
];

/**
 * Loads every chunk of the build, every task of the command line and every adapter from the installation, each of which
 * fails when a package is missing that production does not install. Gives what could not be loaded, by sentence.
 */
export function findMissing({ folder }: ProductionInstall): string[] {
  const chunks = readdirSync(join(folder, 'dist/server'), { recursive: true })
    .map(String)
    .filter((it) => it.endsWith('.mjs') && !THREADS.test(it))
    .map((it) => `./dist/server/${it}`);
  const tasks = TASKS.map((it) => `./src/app/cli/${it}.ts`);
  const script = `const astray = [];
for (const it of ${JSON.stringify([...chunks, ...tasks, ...ADAPTERS])})
  await import(it).catch((error) => ${OPTIONAL}.test(error.message) || astray.push(it + ': ' + error.message));
console.log(JSON.stringify(astray)); process.exit(0);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  return line.startsWith('[') ? (JSON.parse(line) as string[]) : [`the installation could not be loaded: ${stderr}`];
}
