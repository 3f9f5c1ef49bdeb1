import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { LEVELS, type Kind } from '../../src/features/valuation/server/model/levels.ts';
import { type CrossFit, fitKind } from './fit-kind.ts';

/** Fits a kind, or reads what an earlier run kept in `folder`: trees take minutes to grow, what follows them seconds. */
export async function keptFit(
  file: string,
  kind: Kind,
  { folder, say }: { folder: string | undefined; say: (line: string) => void },
): Promise<CrossFit> {
  const path = folder && `${folder}/${kind}.v8`;
  if (path && existsSync(path)) return revive(deserialize(readFileSync(path)) as CrossFit, kind);
  const fit = await fitKind(file, kind, say);
  if (path) writeFileSync(path, serialize(withoutRules(fit)));
  return fit;
}

/** Rules are functions: they stay in the code. */
function withoutRules(fit: CrossFit): unknown {
  const { rows: _, columns, ...prepared } = fit.fitted.prepared;
  const bare = columns.map(({ level: _rule, ...column }) => column);
  return { ...fit, fitted: { ...fit.fitted, prepared: { ...prepared, columns: bare } } };
}

function revive(fit: CrossFit, kind: Kind): CrossFit {
  const columns = fit.fitted.prepared.columns.map((column, at) => ({ ...column, level: LEVELS[kind][at] }));
  return {
    ...fit,
    fitted: { ...fit.fitted, prepared: { ...fit.fitted.prepared, rows: fit.rows, columns } },
  } as CrossFit;
}
