import type { Import } from './source-files.ts';

/** Who runs what when it is loaded. Imports of types are gone by then. */
export function graphOf(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, string[]>();
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  return graph;
}

type Mark = { readonly order: number; low: number; open: boolean };

/** Groups of files that reach each other both ways (Tarjan 1972): none of a group can be loaded before the others. */
export function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const marks = new Map<string, Mark>();
  const path: string[] = [];
  const circles: string[][] = [];
  const enter = (file: string): Mark => {
    const mark = { order: marks.size, low: marks.size, open: true };
    marks.set(file, mark);
    path.push(file);
    const reached = graph.get(file) ?? [];
    for (const next of reached) {
      const known = marks.get(next) ?? enter(next);
      if (known.open) mark.low = Math.min(mark.low, known.low);
    }
    if (mark.low !== mark.order) return mark;
    const group = path.splice(path.indexOf(file));
    for (const member of group) (marks.get(member) as Mark).open = false;
    if (group.length > 1 || reached.includes(file)) circles.push(group.sort());
    return mark;
  };
  for (const file of graph.keys()) if (!marks.has(file)) enter(file);
  return circles;
}
