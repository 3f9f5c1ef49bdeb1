import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { circlesOf, graphOf } from './support/import-graph.ts';
import { SERVER_RANKS } from './support/server-ranks.ts';
import { type Import, importsOf, lineOf, nodesOf, parseSource, readSources } from './support/source-files.ts';

type Room =
  | 'domain'
  | 'contracts'
  | 'client'
  | 'stores'
  | 'islands'
  | 'components'
  | 'pages'
  | 'server'
  | 'messages'
  | 'pipeline';
type Leave = 'yes' | 'types' | 'mount';

/** Who may import whom. Rooms that are not named are out of bounds; a room may always import itself. */
const TABLE: Readonly<Record<Room, Readonly<Partial<Record<Room, Leave>>>>> = {
  domain: {},
  contracts: { domain: 'yes' },
  messages: { domain: 'yes' },
  client: { domain: 'yes', contracts: 'yes' },
  stores: { domain: 'yes', contracts: 'yes', client: 'yes', messages: 'yes' },
  islands: { domain: 'yes', contracts: 'types', stores: 'yes', messages: 'yes' },
  components: { domain: 'yes', contracts: 'types', islands: 'mount', messages: 'yes' },
  pages: { domain: 'yes', contracts: 'yes', islands: 'mount', components: 'yes', server: 'yes', messages: 'yes' },
  server: { domain: 'yes', contracts: 'yes', messages: 'yes' },
  pipeline: { domain: 'yes', contracts: 'yes', server: 'yes', messages: 'yes' },
};

/** Rooms that stand on nothing but these packages. */
const PACKAGES: Readonly<Partial<Record<Room, readonly string[]>>> = {
  domain: ['zod'],
  contracts: ['zod'],
  messages: [],
};

const MAX_LINES = 300;
const MAX_FUNCTION_LINES = 60;
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
  'src/fetch.ts': 'Astro, by its name',
  'src/middleware.ts': 'Astro, by its name',
  'src/app/words.ts': 'readers and tests: every sentence in one place',
  'src/shared/address.ts': 'the specification, part "Functions"; no page shows foreign addresses yet',
  'src/app/main.ts': 'npm start',
  'src/features/accounts/server/auth/astro-defaults.ts': 'auth-astro, by the path in astro.config.mjs',
  'src/features/photos/server/picture/heic-worker.ts': 'a worker thread, by the path in heic.ts',
};

function roomOf(path: string): Room | null {
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  if (folder === undefined) return /^src\/[\w.-]+\.ts$/.test(path) ? 'pipeline' : null;
  if (folder === 'layouts') return 'components';
  return folder in TABLE ? (folder as Room) : null;
}

const folderOf = (path: string) => /^src\/server\/([^/]+)\//.exec(path)?.[1];

const isOurs = ({ to }: Import) => to.startsWith('src/');
const isStyle = ({ to }: Import) => to.endsWith('.css');
const say = ({ from, line, to }: Import) => `${from}:${line} imports ${to}`;

function isAllowed(found: Import): boolean {
  const [from, to] = [roomOf(found.from), roomOf(found.to)];
  if (from === null || to === null) return false;
  if (from === to) return true;
  const leave = TABLE[from][to];
  return leave === 'yes' || (leave === 'types' && found.typeOnly) || (leave === 'mount' && isMounted(found));
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
      `import type { A } from '#domain/a.ts';`,
      `import { type B, c } from '../b.ts';`,
      `export * from './c.ts';`,
      `const d = await import('#server/d.ts');`,
      `let e: import('zod').ZodType;`,
      `// import 'not-this';`,
      `const text = "import 'nor-this'";`,
    ].join('\n');
    expect(read('src/islands/x/y.ts', code)).toEqual([
      '1 type src/domain/a.ts',
      '2 src/islands/b.ts',
      '3 src/islands/x/c.ts',
      '4 src/server/d.ts',
      '5 type zod',
    ]);
    const page = `---\nimport A from '../A.astro';\n---\n<p>import 'no'</p>\n<script>\nimport '#client/b.ts';\n</script>`;
    expect(read('src/pages/x/y.astro', page)).toEqual(['2 src/pages/A.astro', '6 src/client/b.ts']);
  });

  test('knows a room for every file', () => {
    expect(sources.map(({ path }) => path).filter((path) => roomOf(path) === null)).toEqual([]);
  });

  test('is kept: no room reaches where it may not', () => {
    const astray = imports.filter((found) => isOurs(found) && !isStyle(found) && !isAllowed(found));
    expect(astray.map(say)).toEqual([]);
  });

  test('is kept: domain, contracts and messages stand on zod at most', () => {
    const astray = imports.filter((found) => {
      const allowed = PACKAGES[roomOf(found.from) ?? 'server'];
      return !isOurs(found) && allowed !== undefined && !allowed.includes(found.to);
    });
    expect(astray.map(say)).toEqual([]);
  });

  test('is kept: the server knows neither Astro nor React', () => {
    const foreign = /^(astro(:|\/|$)|auth-astro|react|nanostores|@nanostores\/)/;
    const astray = imports.filter(
      (found) => roomOf(found.from) === 'server' && foreign.test(found.to) && !found.typeOnly,
    );
    expect(astray.map(say)).toEqual([]);
  });

  test('is kept: folders of the server are entered by their door', () => {
    // Files at the root of the server, and the pipeline, are where the parts are put together.
    const isFitter = (path: string) => roomOf(path) === 'pipeline' || /^src\/server\/[^/]+$/.test(path);
    const astray = imports.filter((found) => {
      const to = folderOf(found.to);
      if (to === undefined || to === folderOf(found.from) || isFitter(found.from)) return false;
      return found.to !== `src/server/${to}/index.ts`;
    });
    expect(astray.map(say)).toEqual([]);
  });

  test('is kept: pages hold no SQL', () => {
    const astray = imports.filter(
      ({ from, to }) => roomOf(from) === 'pages' && /^(drizzle-orm|postgres|src\/server\/db)/.test(to),
    );
    expect(astray.map(say)).toEqual([]);
    const written = sources.filter(({ path, text }) => roomOf(path) === 'pages' && /\bsql`/.test(text));
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

  test('every subject of the server has a rank', () => {
    const subjects = new Set(sources.map(({ path }) => folderOf(path)).filter((it) => it !== undefined));
    expect(SERVER_RANKS.map(([subject]) => subject).sort()).toEqual([...subjects].sort());
  });

  test('subjects of the server import only downwards, types included', () => {
    const rankOf = new Map(SERVER_RANKS.map(([subject], rank) => [subject, rank]));
    const astray = imports.filter(({ from, to }) => {
      const [own, other] = [rankOf.get(folderOf(from) ?? ''), rankOf.get(folderOf(to) ?? '')];
      return own !== undefined && other !== undefined && own < other;
    });
    expect(astray.map(say)).toEqual([]);
  });

  test('no file is imported by nobody', () => {
    const imported = new Set(everyImport.map(({ to }) => to.replace(/\?.*$/, '')));
    const isOpened = (path: string) => path in OPENED_FROM_OUTSIDE || /^src\/(pages|server\/cli)\//.test(path);
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
      if (roomOf(path) === 'pages') return route.test(name);
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
      .filter(({ path }) => roomOf(path) === 'server' && path !== 'src/platform/http/web/status.ts')
      .flatMap(({ path, script }) =>
        nodesOf(script)
          .filter((node) => isErrorNumber(node) && isAnswer(node.parent))
          .map((node) => `${path}:${lineOf(node)} ${node.parent.getText()}`),
      );
    expect(found).toEqual([]);
  });
});
