import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from '#platform/config/config.ts';

const OAUTH = ['CLIENT_ID', 'CLIENT_SECRET', 'ISSUER', 'NAME'];
/** Read by compose.yaml itself, to make the addresses of its own services. */
const COMPOSE = ['POSTGRES_PASSWORD', 'STORAGE_PASSWORD'];

/** The first cells of the README's table; `A`, `_B` there is short for A and its family. */
function inReadme(): string[] {
  const table = readFileSync('README.md', 'utf8').split('## Configuration')[1]?.split('\n## ')[0] ?? '';
  const cells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
}

const inExample = (): string[] =>
  [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe('every variable', () => {
  it('stands in the README', () => {
    const oauth = OAUTH.map((name) => (name === 'ISSUER' ? 'OAUTH_<ID>_ISSUER' : `_${name}`));
    expect(sorted(inReadme())).toEqual(sorted([...VARIABLES, ...oauth]));
  });

  it('stands in .env.example', () => {
    const oauth = OAUTH.map((name) => `OAUTH_GOOGLE_${name}`);
    expect(sorted(inExample())).toEqual(sorted([...VARIABLES, ...oauth, ...COMPOSE]));
  });
});

it('.env.example is a configuration without a fault', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm);
  const read = readConfig(Object.fromEntries([...lines].map(([, name, value]) => [name, value])));
  expect(read.ok ? [] : read.reason).toEqual([]);
});
