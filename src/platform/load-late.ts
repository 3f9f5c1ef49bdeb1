import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * Loads a package at the first use, for what few installations need and is large to load: the type argument is
 * `typeof import('<name>')`. Synchronous, unlike `import()`.
 */
export const loadLate = <Module>(name: string): Module => load(name) as Module;
