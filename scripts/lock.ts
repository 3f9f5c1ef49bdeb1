/**
 * Completes package-lock.json: npm writes the platform builds of optional packages only as far as it could see them on
 * the machine that made the lock, and `npm ci` then refuses the file. Run after `npm install <something>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findUnlocked, type Lock, type LockEntry } from './checks/lock.ts';

const FILE = 'package-lock.json';
const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock;
const before = Object.keys(lock.packages).length;

for (const { name, version, parent } of findUnlocked(lock))
  lock.packages[`node_modules/${name}`] = toEntry(name, version, parent);

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${sorted.length - before} platform builds added to ${FILE}`);

/** Platform builds are named for what they fit: `…-linux-arm64-musl`. */
function toEntry(name: string, version: string, { dev, license }: LockEntry): LockEntry {
  const words = name.split(/[-/]/);
  const os = OS.filter((it) => words.includes(it));
  const cpu = CPU.filter((it) => words.includes(it));
  if (words.includes('arm')) cpu.push('arm');
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    version: version.replace(/^[\^~]/, ''),
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(license && { license }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(os[0] === 'linux' && libc.length > 0 && { libc }),
  };
}
