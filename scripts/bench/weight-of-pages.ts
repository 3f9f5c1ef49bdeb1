import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../tests/support/product.ts';
import { askRaw } from '../../tests/support/raw-answer.ts';

type PageWeight = { readonly kind: string; readonly document: number; readonly visit: number };

/** What fits into the first round trip, and what a phone waits for before pictures and the font; bytes. */
const GOALS = { document: 14 * 1024, visit: 32 * 1024 };

/**
 * Bytes on the wire, headers included and compressed as browsers ask for it: of the document alone, and with the sheets
 * and scripts that a first visit brings. What comes only when somebody does something is not counted.
 */
async function weighPages(): Promise<PageWeight[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-weight-'));
  const product = await startProduct(dataDir, { SEED_DEMO: '1' });
  try {
    const list = (await ask(`${product.url}/cars`, 'identity')).body.toString();
    const [, car = '/cars'] = /href="(\/cars\/[\da-f]{8}-[^"]+)"/.exec(list) ?? [];
    const pages = { home: '/', results: '/cars', 'garage sales': '/garage', everything: '/marketplace', 'a car': car };
    const weights: PageWeight[] = [];
    for (const [kind, path] of Object.entries(pages)) weights.push({ kind, ...(await weigh(product.url, path)) });
    return weights;
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const ask = (url: string, encoding: string) => askRaw(url, { headers: { 'accept-encoding': encoding } });

async function weigh(origin: string, path: string): Promise<Omit<PageWeight, 'kind'>> {
  const html = (await ask(origin + path, 'identity')).body.toString();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, src = '']) => src);
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = '']) => src);
  const parts = new Set(sheets);
  for (const script of scripts) await follow(origin, script, parts);
  const document = await bytesOf(origin + path);
  const rest = await Promise.all([...parts].map((it) => bytesOf(origin + it)));
  return { document, visit: rest.reduce((sum, it) => sum + it, document) };
}

/** A script and all that it imports before it runs. */
async function follow(origin: string, src: string, found: Set<string>): Promise<void> {
  if (found.has(src)) return;
  found.add(src);
  const code = (await ask(origin + src, 'identity')).body.toString();
  for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+)["'`]/g))
    await follow(origin, new URL(name, origin + src).pathname, found);
}

async function bytesOf(url: string): Promise<number> {
  const { headerBytes, body } = await ask(url, 'br');
  return headerBytes + body.length;
}

/** Prints both figures of each kind of page beside their goals. */
export async function benchWeight(): Promise<void> {
  const cells = (row: readonly string[]) => console.log(row.map((it, at) => it.padEnd(at === 0 ? 16 : 26)).join(''));
  const [documentGoal, visitGoal] = [GOALS.document, GOALS.visit].map((it) => it.toLocaleString('en-US'));
  cells(['page', `document (≤ ${documentGoal} B)`, `first visit (≤ ${visitGoal} B)`]);
  for (const { kind, document, visit } of await weighPages())
    cells([kind, document.toLocaleString('en-US'), visit.toLocaleString('en-US')]);
}
