import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { circlesOf, graphOf } from './support/import-graph.ts';
import { featureOf, machineOf, type Part, partOf } from './support/house.ts';
import { FEATURE_RANKS, PLATFORM_RANKS } from './support/ranks.ts';
import { type Import, importsOf, lineOf, nodesOf, parseSource, readSources } from './support/source-files.ts';

type Leave = 'yes' | 'types';

/** Who may import whom. Parts that are not named are out of bounds; a part may always import itself. */
const TABLE: Readonly<Record<Part, Readonly<Partial<Record<Part, Leave>>>>> = {
  shared: {},
  rules: { shared: 'yes' },
  contract: { shared: 'yes', rules: 'yes' },
  words: { shared: 'yes', rules: 'yes' },
  schema: { shared: 'yes', rules: 'yes', platform: 'yes' },
  platform: { shared: 'yes', words: 'yes' },
  'platform-browser': { shared: 'yes', words: 'yes' },
  kit: { shared: 'yes', words: 'yes', 'platform-browser': 'yes' },
  server: { shared: 'yes', rules: 'yes', contract: 'yes', words: 'yes', schema: 'yes', platform: 'yes' },
  browser: { shared: 'yes', rules: 'yes', contract: 'yes', words: 'yes', 'platform-browser': 'yes' },
  ui: {
    shared: 'yes',
    rules: 'yes',
    contract: 'types',
    words: 'yes',
    browser: 'yes',
    'platform-browser': 'yes',
    kit: 'yes',
  },
  layouts: {
    shared: 'yes',
    rules: 'yes',
    contract: 'types',
    words: 'yes',
    browser: 'yes',
    'platform-browser': 'yes',
    kit: 'yes',
    ui: 'yes',
  },
  pages: {
    shared: 'yes',
    rules: 'yes',
    contract: 'yes',
    words: 'yes',
    server: 'yes',
    platform: 'yes',
    kit: 'yes',
    ui: 'yes',
    layouts: 'yes',
    app: 'yes',
  },
  app: {
    shared: 'yes',
    rules: 'yes',
    contract: 'yes',
    schema: 'yes',
    words: 'yes',
    server: 'yes',
    platform: 'yes',
  },
};

/** Parts that stand on nothing but these packages. */
const PACKAGES: Readonly<Partial<Record<Part, readonly string[]>>> = {
  shared: ['zod'],
  rules: ['zod'],
  contract: ['zod'],
  words: [],
};

const MAX_LINES = 300;
const MAX_FUNCTION_LINES = 60;
const MAX_CROSSING = 12;
/** Words that the field has a better one for, and that one. */
const RETIRED: readonly (readonly [RegExp, instead: string])[] = [
  [/\b(MOST|LONGEST)(_[A-Z_]+)?\b/, 'MAX_…, and MAX_…_LENGTH of a text'],
  [/\b(FEWEST|LEAST|SHORTEST)(_[A-Z_]+)?\b/, 'MIN_…'],
  [/\bpatience\b/i, 'timeouts, …_TIMEOUT_MS'],
  [/\bwithin\.ts\b/, 'withTimeout'],
  // Those of the alphabet stay.
  [/\b(?!byLetters)\w*[a-z]Letters?\b|\bletter[A-Z]\w*/, 'an email'],
];
const sources = readSources();
const imports = sources.flatMap(importsOf);
const scripts = readSources('scripts');
const configuration = parseSource('astro.config.mjs', readFileSync('astro.config.mjs', 'utf8'));
const everyImport = [...imports, ...[...scripts, configuration].flatMap(importsOf)];

/** What nothing of ours imports, and who opens it instead. */
const OPENED_FROM_OUTSIDE: Readonly<Record<string, string>> = {
  'src/env.d.ts': 'the type checker',
  'src/middleware.ts': 'Astro, by its name',
  'src/app/words.ts': 'readers and tests: every sentence in one place',
  'src/shared/address.ts': 'the specification, part "Functions"; no page shows foreign addresses yet',
  'src/app/main.ts': 'npm start',
  'src/features/accounts/server/auth/astro-defaults.ts': 'auth-astro, by the path in astro.config.mjs',
  'src/features/photos/server/picture/heic-worker.ts': 'a worker thread, by the path in master.ts',
};

const isOurs = ({ to }: Import) => to.startsWith('src/');
const isStyle = ({ to }: Import) => to.endsWith('.css');
const say = ({ from, line, to }: Import) => `${from}:${line} imports ${to}`;

function isAllowed(found: Import): boolean {
  const [from, to] = [partOf(found.from), partOf(found.to)];
  if (from === null || to === null) return false;
  if (!isDrawable(found)) return false;
  const leave = TABLE[from][to];
  return from === to || leave === 'yes' || (leave === 'types' && found.typeOnly);
}

/** What the server draws mounts islands and starts scripts; it reads no store, which all visitors would share. */
function isDrawable(found: Import): boolean {
  if (!found.from.endsWith('.astro') || found.typeOnly) return true;
  const part = partOf(found.to);
  if (part === 'browser' || part === 'platform-browser') return found.names.length === 0;
  return !found.to.endsWith('.tsx') || isMounted(found);
}

const isServer = (path: string) => ['server', 'platform'].includes(partOf(path) ?? '');

function isUpwards({ from, to }: Import, ranks: typeof FEATURE_RANKS, roomOf: (path: string) => string | undefined) {
  const rankOf = (path: string) => ranks.findIndex(([room]) => room === roomOf(path));
  const [own, other] = [rankOf(from), rankOf(to)];
  return own !== -1 && other !== -1 && own < other;
}

/** An island is drawn with a client directive by an .astro file, and by nobody else; its types go anywhere. */
function isMounted({ from, names, typeOnly }: Import): boolean {
  if (typeOnly) return true;
  const text = sources.find((source) => source.path === from)?.text ?? '';
  return from.endsWith('.astro') && names.every((name) => new RegExp(`<${name}\\s[^>]*client:`).test(text));
}

describe('the import table', () => {
  test('is read from every kind of import', () => {
    const read = (path: string, text: string) =>
      importsOf(parseSource(path, text)).map(({ to, typeOnly, line }) => `${line} ${typeOnly ? 'type ' : ''}${to}`);
    const code = [
      `import type { A } from '#shared/a.ts';`,
      `import { type B, c } from '../b.ts';`,
      `export * from './c.ts';`,
      `const d = await import('#platform/d.ts');`,
      `let e: import('zod').ZodType;`,
      `// import 'not-this';`,
      `const text = "import 'nor-this'";`,
    ].join('\n');
    expect(read('src/ui/x/y.ts', code)).toEqual([
      '1 type src/shared/a.ts',
      '2 src/ui/b.ts',
      '3 src/ui/x/c.ts',
      '4 src/platform/d.ts',
      '5 type zod',
    ]);
    const page = `---\nimport A from '../A.astro';\n---\n<p>import 'no'</p>\n<script>\nimport '#ui/b.ts';\n</script>`;
    expect(read('src/pages/x/y.astro', page)).toEqual(['2 src/pages/A.astro', '6 src/ui/b.ts']);
  });

  test('knows a part for every file', () => {
    expect(sources.map(({ path }) => path).filter((path) => partOf(path) === null)).toEqual([]);
  });

  test('is kept: no part reaches where it may not', () => {
    const astray = imports.filter((found) => isOurs(found) && !isStyle(found) && !isAllowed(found));
    expect(astray.map(say)).toEqual([]);
  });

  test('is kept: rules, contracts and words stand on zod at most', () => {
    const astray = imports.filter((found) => {
      const allowed = PACKAGES[partOf(found.from) ?? 'server'];
      return !isOurs(found) && allowed !== undefined && !allowed.includes(found.to);
    });
    expect(astray.map(say)).toEqual([]);
  });

  test('is kept: the server knows neither Astro nor React', () => {
    const foreign = /^(astro(:|\/|$)|auth-astro|react|nanostores|@nanostores\/)/;
    const astray = imports.filter((found) => isServer(found.from) && foreign.test(found.to) && !found.typeOnly);
    expect(astray.map(say)).toEqual([]);
  });

  test('is kept: the server of a subject, and what has a door, is entered by the door', () => {
    const doors = new Set(sources.map(({ path }) => path).filter((path) => path.endsWith('/index.ts')));
    // The pipeline puts the parts together; routes are put into it by their names.
    const isFitter = (path: string) => partOf(path) === 'app' || /^src\/platform\/[^/]+$/.test(path);
    const astray = imports.filter(({ from, to }) => {
      const [part, folder] = [partOf(to), machineOf(to)];
      if (part === 'server') return featureOf(from) !== featureOf(to) && !doors.has(to) && !isFitter(from);
      if (part !== 'platform' || folder === machineOf(from) || !doors.has(`src/platform/${folder}/index.ts`))
        return false;
      return !doors.has(to) && !isFitter(from);
    });
    expect(astray.map(say)).toEqual([]);
  });

  test('is kept: pages hold no SQL', () => {
    const astray = imports.filter(
      ({ from, to }) => partOf(from) === 'pages' && /^(drizzle-orm|postgres$|src\/platform\/db|.*schema\.ts$)/.test(to),
    );
    expect(astray.map(say)).toEqual([]);
    const written = sources.filter(({ path, text }) => partOf(path) === 'pages' && /\bsql`/.test(text));
    expect(written.map(({ path }) => path)).toEqual([]);
  });

  test('is kept: what is imported exists', () => {
    const there = new Set(
      readdirSync('src', { recursive: true }).map((it) => `src/${String(it).replaceAll('\\', '/')}`),
    );
    const lost = imports.filter((found) => isOurs(found) && !there.has(found.to.replace(/\?.*$/, '')));
    expect(lost.map(say)).toEqual([]);
  });
});

describe('the order of files', () => {
  test('circles are seen in any graph', () => {
    const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['d', 'e'], e: ['f'], g: ['e'] }));
    expect(circlesOf(graph)).toEqual([['d'], ['a', 'b', 'c']]);
  });

  test('no file needs a file that needs it: values are imported without a circle', () => {
    expect(circlesOf(graphOf(everyImport))).toEqual([]);
  });

  test.each([
    ['subject', FEATURE_RANKS, featureOf],
    ['part of the machinery', PLATFORM_RANKS, machineOf],
  ] as const)('every %s has a rank', (_, ranks, roomOf) => {
    const rooms = new Set(sources.map(({ path }) => roomOf(path)).filter((it) => it !== undefined));
    expect(ranks.map(([room]) => room).sort()).toEqual([...rooms].sort());
  });

  test('the machinery imports only downwards, types included', () => {
    expect(imports.filter((found) => isUpwards(found, PLATFORM_RANKS, machineOf)).map(say)).toEqual([]);
  });

  test('subjects import only downwards, types included', () => {
    // Rules, contracts and words are read by everybody; routes are wiring, as pages are.
    const RANKED: readonly (Part | null)[] = ['server', 'browser', 'ui'];
    const astray = imports.filter(
      (found) =>
        RANKED.includes(partOf(found.to)) &&
        !/\/routes(\/|\.ts$)/.test(found.from) &&
        isUpwards(found, FEATURE_RANKS, featureOf),
    );
    expect(astray.map(say)).toEqual([]);
  });

  test(`at most ${MAX_CROSSING} % of imports lead from one subject to another`, () => {
    // The file that gathers the tables of all of them is nobody's own.
    const inFeatures = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];
    const crossing = imports.filter(({ from, to }) => {
      const [own, other] = [inFeatures(from), inFeatures(to)];
      return own !== undefined && other !== undefined && own !== other;
    });
    expect((100 * crossing.length) / imports.filter(isOurs).length).toBeLessThan(MAX_CROSSING);
  });

  test('no file is imported by nobody', () => {
    const imported = new Set(everyImport.map(({ to }) => to.replace(/\?.*$/, '')));
    const isOpened = (path: string) => path in OPENED_FROM_OUTSIDE || /^src\/(pages|app\/cli)\//.test(path);
    const idle = sources.map(({ path }) => path).filter((path) => !imported.has(path) && !isOpened(path));
    expect(idle).toEqual([]);
    const there = new Set(sources.map(({ path }) => path));
    expect(Object.keys(OPENED_FROM_OUTSIDE).filter((path) => imported.has(path) || !there.has(path))).toEqual([]);
  });

  test('a script is imported, started by another, a command of package.json, or says how it is run', () => {
    const imported = new Set(everyImport.map(({ to }) => to));
    const named = [readFileSync('package.json', 'utf8'), ...scripts.map(({ text }) => text)].join('\n');
    const isRun = (path: string) => imported.has(path) || named.includes(path);
    const idle = scripts.map(({ path }) => path).filter((path) => !isRun(path) && !path.endsWith('.d.ts'));
    expect(idle).toEqual([]);
  });
});

describe('house style', () => {
  const isData = (path: string) => /\/data\/|\/migrations\//.test(path);

  test(`no file is longer than ${MAX_LINES} lines, but data`, () => {
    const files = readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|css)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`);
    const long = files.filter((path) => !isData(path) && readFileSync(path, 'utf8').split('\n').length > MAX_LINES + 1);
    expect(long).toEqual([]);
  });

  test(`no function is longer than ${MAX_FUNCTION_LINES} lines`, () => {
    const long = [...sources, ...scripts].flatMap(({ path, script }) =>
      nodesOf(script).flatMap((node) => {
        const isFunction = ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
        const lines = isFunction ? lineOf(node, node.getEnd()) - lineOf(node) + 1 : 0;
        return lines > MAX_FUNCTION_LINES ? [`${path}:${lineOf(node)} ${lines} lines`] : [];
      }),
    );
    expect(long).toEqual([]);
  });

  test('files are kebab-case, components PascalCase', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.(ts|tsx)$/;
    const pascal = /^[A-Z][A-Za-z0-9]*\.(tsx|astro)$/;
    const route = /^(\[(\.\.\.)?[a-z]+\]|[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z]+)?\.(astro|ts)$/;
    const isNamed = (path: string) => {
      const name = basename(path);
      if (partOf(path) === 'pages') return route.test(name);
      return path.endsWith('.astro') ? pascal.test(name) : kebab.test(name) || pascal.test(name);
    };
    expect(sources.map(({ path }) => path).filter((path) => !isNamed(path))).toEqual([]);
  });

  test('nothing is typed `any` and no complaint of the type checker is silenced', () => {
    const found = sources.flatMap(({ path, script, text }) => [
      ...nodesOf(script)
        .filter((node) => node.kind === ts.SyntaxKind.AnyKeyword)
        .map((node) => `${path}:${lineOf(node)} any`),
      ...(/@ts-(ignore|nocheck|expect-error)/.test(text) ? [`${path} @ts-…`] : []),
    ]);
    expect(found).toEqual([]);
  });

  test('names are the words of the field', () => {
    const found = [...sources, ...scripts].flatMap(({ path, text }) =>
      RETIRED.filter(([word]) => word.test(text)).map(
        ([word, instead]) => `${path}: ${word.exec(text)?.[0]} is ${instead}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('one file knows how two module graphs find what exists once', () => {
    const found = sources.filter(({ text }) => text.includes('Symbol.for(')).map(({ path }) => path);
    expect(found).toEqual(['src/platform/process-wide.ts']);
  });

  test('one file knows the numbers of errors', () => {
    const isErrorNumber = (node: ts.Node) => ts.isNumericLiteral(node) && /^[45]\d\d$/.test(node.text);
    const isAnswer = (node: ts.Node) =>
      /^(status|statusCode|code)$/.test((ts.isPropertyAssignment(node) && node.name.getText()) || '') ||
      (ts.isCallExpression(node) && /\.(json|body|text|html|writeHead|status)$/.test(node.expression.getText()));
    const found = sources
      .filter(({ path }) => isServer(path) && path !== 'src/platform/web/status.ts')
      .flatMap(({ path, script }) =>
        nodesOf(script)
          .filter((node) => isErrorNumber(node) && isAnswer(node.parent))
          .map((node) => `${path}:${lineOf(node)} ${node.parent.getText()}`),
      );
    expect(found).toEqual([]);
  });
});
