/**
 * Runs after every install, with whatever Node npm has. The package `node` keeps the archive it was linked from beside
 * itself: the same program once more, and 67 MB of C headers that only a compiler reads.
 */
import { existsSync, rmSync } from 'node:fs';

const folder = new URL('../../node_modules/node/', import.meta.url);
const program = new URL(process.platform === 'win32' ? 'bin/node.exe' : 'bin/node', folder);
if (existsSync(program)) rmSync(new URL('node_modules/', folder), { recursive: true, force: true });
