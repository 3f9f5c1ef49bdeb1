import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, Entry>> };
export type Package = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly folder: string;
};
export type Notice = Package & { readonly text: string };

const FOLDER = 'node_modules/';
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf(FOLDER) + FOLDER.length);

/** What production installs, on any platform, and what the build took parts of; by name. */
export function findPackages(lock: Lock, contained: readonly string[]): Package[] {
  const named = Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && (!dev || contained.includes(nameOf(folder))))
    .map(([folder, { version = '', license = '' }]) => ({ name: nameOf(folder), version, license, folder }));
  const once = new Map(named.map((it) => [`${it.name} ${it.version}`, it]));
  return [...once.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
}

/** The packages and everything they depend on, by name. */
export function withDependencies(lock: Lock, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of Object.keys(lock.packages[`${FOLDER}${name}`]?.dependencies ?? {})) visit(next);
  };
  for (const name of names) visit(name);
  return [...found];
}

/** Their texts. A build for another platform is not installed here: it has the license of its siblings, by name. */
export const readNotices = (packages: readonly Package[]): Notice[] =>
  packages.map((it) => ({ ...it, license: it.license || licenseIn(it.folder), text: textIn(it.folder) }));

function licenseIn(folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return 'see its repository';
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown; licenses?: unknown };
  const [first] = Array.isArray(licenses) ? licenses : [];
  return String(license ?? (first as { type?: string } | undefined)?.type ?? 'MIT');
}

function textIn(folder: string): string {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter(
    (it) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(it) && !/\.(js|ts|json)$/.test(it),
  );
  return files
    .sort()
    .map((it) => readFileSync(join(folder, it), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

const HEAD = `Curbtag contains or installs the packages below. Each is its authors' own, under the license named beside it.
Curbtag itself is under the MIT license. The sources of libvips and libheif (LGPL) are at https://github.com/libvips/libvips
and https://github.com/strukturag/libheif; both are separate files that can be replaced.
`;

export function writeNotices(notices: readonly Notice[]): string {
  const byText = new Map<string, Notice[]>();
  for (const notice of notices) byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  const list = notices.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n');
  const texts = [...byText]
    .filter(([text]) => text !== '')
    .map(([text, of]) => {
      const names = of.map(({ name, version }) => `${name} ${version}`).join(', ');
      return `${'-'.repeat(80)}\n${names}\n${'-'.repeat(80)}\n\n${text}`;
    });
  return `${HEAD}\n${list}\n\n${texts.join('\n\n')}\n`;
}
