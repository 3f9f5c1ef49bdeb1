import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

export type Import = {
  /** The file that imports, from the root: `src/features/vehicles/rules/vin.ts`. */
  readonly from: string;
  readonly line: number;
  /** A file of ours from the root, or the name of a package: `src/shared/zip.ts`, `zod`. */
  readonly to: string;
  readonly typeOnly: boolean;
  /** What the file calls the default or named imports. */
  readonly names: readonly string[];
};

export type SourceFile = {
  readonly path: string;
  readonly text: string;
  /** The TypeScript in it: the whole file, or an .astro file's frontmatter and scripts with everything else blanked. */
  readonly script: ts.SourceFile;
};

const CODE = /\.(ts|tsx|astro)$/;

/** Every code file below a folder, paths from the root with forward slashes. */
export function readSources(folder = 'src'): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort()
    .map((path) => parseSource(path, readFileSync(path, 'utf8')));
}

export function parseSource(path: string, text: string): SourceFile {
  const code = path.endsWith('.astro') ? scriptsOf(text) : text;
  return { path, text, script: ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kindOf(path)) };
}

const kindOf = (path: string) => (path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Lines stay where they are, so that a finding names the line of the file. */
function scriptsOf(astro: string): string {
  const kept = [...astro.matchAll(/^---\r?\n([\s\S]*?)^---$|<script\b[^>]*>([\s\S]*?)<\/script>/gm)];
  let code = astro.replace(/[^\n]/g, ' ');
  for (const match of kept) {
    const body = match[1] ?? match[2] ?? '';
    const at = (match.index ?? 0) + match[0].indexOf(body);
    code = code.slice(0, at) + body + code.slice(at + body.length);
  }
  return code;
}

/** Every node of a file, top to bottom. Marks and keywords that only hold a node together are left out. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (next: ts.Node) => {
    found.push(next);
    ts.forEachChild(next, visit);
  };
  visit(node);
  return found;
}

/** The line a node begins in, or that of another position in its file. */
export const lineOf = (node: ts.Node, position = node.getStart()): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(position).line + 1;

/** Static, dynamic, type and re-exporting imports alike. */
export function importsOf({ path, script }: SourceFile): Import[] {
  return nodesOf(script).flatMap((node) => {
    const found = readImport(node);
    return found ? [{ from: path, line: lineOf(node), ...found, to: resolve(path, found.to) }] : [];
  });
}

type Found = Pick<Import, 'to' | 'typeOnly' | 'names'>;

function readImport(node: ts.Node): Found | null {
  if (ts.isImportDeclaration(node)) return { to: textOf(node.moduleSpecifier), ...readClause(node.importClause) };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return { to: textOf(node.moduleSpecifier), typeOnly: node.isTypeOnly, names: [] };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { to: textOf(node.argument.literal), typeOnly: true, names: [] };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0])
    return { to: textOf(node.arguments[0]), typeOnly: false, names: [] };
  return null;
}

function readClause(clause: ts.ImportClause | undefined): Pick<Import, 'typeOnly' | 'names'> {
  if (!clause) return { typeOnly: false, names: [] };
  const bindings = clause.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  const typeOnly =
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (!clause.name && named.length > 0 && named.every((it) => it.isTypeOnly));
  return { typeOnly, names: [clause.name?.text, ...named.map((it) => it.name.text)].filter((it) => it !== undefined) };
}

const textOf = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : node.getText());

function resolve(from: string, to: string): string {
  if (to.startsWith('#')) return `src/${to.slice(1)}`;
  return to.startsWith('.') ? posix.join(posix.dirname(from), to) : to;
}
