import { BODIES, type Body } from '#shared/enums.ts';
import type { StockKind } from '../rules/stock-kinds.ts';
import { bodiesLabel } from '#features/search/rules/landing.ts';
import { dealersPage } from './dealers.ts';

const isBody = (kind: StockKind): kind is Body => BODIES.some((body) => body === kind);

/** Several of a kind, as a name of its own: `SUVs`, `Sedans`, `Motorcycles`. */
export function kindsLabel(kind: StockKind): string {
  const label = isBody(kind) ? bodiesLabel(kind) : dealersPage.kinds[kind];
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}
