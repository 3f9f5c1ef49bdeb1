import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { importsOf, readSources } from './support/source-files.ts';

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** Run from the source in production: by tasks of the command line, and by threads. */
const isRun = (path: string) =>
  !/^src\/(pages|ui|middleware|fetch|app\/(layouts|shell))|\/(ui|browser|offline)\//.test(path);
/** Run while building or developing only, or taken from the build where the library is not installed. */
const ELSEWHERE =
  /^src\/(app\/(bundle-server|development)|platform\/(telemetry\/\w+-sdk|observability\/otlp-tracer))\.ts$/;

/** Addresses of files of the build, made as the program runs. */
const BUILT = /\.href$/;

const packageOf = (name: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] ?? name;

test('what runs from the source in production imports dependencies only, no development dependency', () => {
  const imports = readSources()
    .filter(({ path }) => isRun(path) && !ELSEWHERE.test(path))
    .flatMap(importsOf)
    .filter(({ to, typeOnly }) => !typeOnly && !to.startsWith('src/') && !isBuiltin(to) && !BUILT.test(to));
  expect(imports.length).toBeGreaterThan(100);
  const astray = imports.filter(({ to }) => !(packageOf(to) in manifest.dependencies));
  expect(astray.map(({ from, line, to }) => `${from}:${line} imports ${to}`)).toEqual([]);
});

test('no package is asked for twice', () => {
  expect(Object.keys(manifest.dependencies).filter((name) => name in manifest.devDependencies)).toEqual([]);
});
