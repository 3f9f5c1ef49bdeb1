import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a bundler tells a plugin of its modules and chunks; as much of it as is read here. */
type Island = { readonly resolvedPath?: string | undefined };
type ModuleInfo = {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly meta: {
    readonly astro?: { hydratedComponents: readonly Island[]; clientOnlyComponents: readonly Island[] };
  };
};
type Graph = { getModuleIds(): Iterable<string>; getModuleInfo(id: string): ModuleInfo | null };
type Chunk = {
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, Chunk>>;

/**
 * The framework puts into a page every sheet that its scripts may ever import. This one notes which of them the page's
 * scripts cannot begin without; the rest a script brings along when it is fetched, and waits for before it draws.
 */
export function createLateSheets(): {
  readonly plugin: Plugin;
  /** @param component of the page, for example `src/pages/cars/index.astro` */
  isLate(sheet: string, component: string): boolean;
} {
  /** Pages by the file that stands in them: a component with a script, or an island. */
  const pagesOf = new Map<string, ReadonlySet<string>>();
  const drawn = new Set<string>();
  const fetched = new Set<string>();
  const early = new Map<string, Set<string>>();
  const root = process.cwd();

  const notePages = (graph: Graph): void => {
    for (const id of graph.getModuleIds()) {
      const astro = graph.getModuleInfo(id)?.meta.astro;
      if (!astro) continue;
      const pages = pagesAbove(graph, id, root);
      for (const file of [id, ...[...astro.hydratedComponents, ...astro.clientOnlyComponents].map(pathOf)])
        pagesOf.set(file, new Set([...(pagesOf.get(file) ?? []), ...pages]));
    }
  };
  const noteEarly = (bundle: Bundle): void => {
    for (const [name, { isEntry, facadeModuleId }] of Object.entries(bundle)) {
      if (!isEntry) continue;
      const [file = ''] = (facadeModuleId ?? '').split('?');
      const pages = pagesOf.get(file);
      for (const sheet of sheetsFrom(bundle, name)) {
        const known = early.get(sheet) ?? new Set();
        // An entry that stands in no page that is known stands in all of them.
        for (const page of pages ?? ['*']) known.add(page);
        early.set(sheet, known);
      }
    }
  };

  return {
    plugin: {
      name: 'curbtag:late-sheets',
      generateBundle(_, output) {
        const bundle = output as unknown as Bundle;
        const isClient = this.environment.name === 'client';
        for (const { viteMetadata } of Object.values(bundle))
          for (const sheet of viteMetadata?.importedCss ?? []) (isClient ? fetched : drawn).add(sheet);
        if (isClient) noteEarly(bundle);
        else notePages(this as Graph);
      },
    },
    isLate(sheet, component) {
      const name = sheet.replace(/^\//, '');
      if (!fetched.has(name) || drawn.has(name)) return false;
      const pages = early.get(name);
      return !pages || !(pages.has('*') || pages.has(join(root, component)));
    },
  };
}

const pathOf = ({ resolvedPath = '' }: Island): string => decodeURI(resolvedPath);

/** Pages that a module stands in. */
function pagesAbove(graph: Graph, id: string, root: string, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const above = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  const own = id.startsWith(join(root, 'src/pages/')) ? [id] : [];
  return [...own, ...above.flatMap((it) => pagesAbove(graph, it, root, seen))];
}

/** What comes with a chunk before it runs. */
function sheetsFrom(bundle: Bundle, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { imports = [], viteMetadata } = bundle[name] ?? {};
  return [...(viteMetadata?.importedCss ?? []), ...imports.flatMap((it) => sheetsFrom(bundle, it, seen))];
}
