import { STOCK_LIMITS, STOCK_MODES, type StockMode, type StockOptions } from '../../rules/stock-report.ts';
import { CONDITION_GRADES, type ConditionGrade } from '#shared/enums.ts';
import { parseZip } from '#shared/zip.ts';
import { stockPage as words } from '../../words/stock.ts';
import {
  fileOf,
  type FormInput,
  go,
  type Outcome,
  readParts,
  refuse,
  stay,
  stayOnRefusal,
} from '#platform/forms/index.ts';
import { findZip } from '#features/places/server/index.ts';
import { beginImport, startImport } from './imports.ts';
import { decodeFile, readStockFile } from './read-file.ts';

const PAGE = '/my/list/import';

const isMode = (word: string): word is StockMode => (STOCK_MODES as readonly string[]).includes(word);
const isGrade = (word: string): word is ConditionGrade => (CONDITION_GRADES as readonly string[]).includes(word);
const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The uploaded file, or what was pasted. Null for one that is too large to be looked at. */
async function sourceOf(form: FormData): Promise<string | null> {
  const file = fileOf(form, 'file');
  if (!file) return textOf(form, 'rows').replaceAll('\0', '').toWellFormed();
  return file.size > STOCK_LIMITS.bytes ? null : decodeFile(new Uint8Array(await file.arrayBuffer()));
}

function readOptions(form: FormData, faults: Record<string, string>): StockOptions | null {
  const zip = parseZip(textOf(form, 'postcode'));
  const [grade, mode] = [textOf(form, 'grade'), textOf(form, 'mode')];
  if (!zip.ok) faults.postcode = zip.reason;
  else if (!findZip(zip.value)) faults.postcode = words.zipWrong;
  if (!isGrade(grade)) faults.grade = words.gradeWrong;
  return zip.ok && isGrade(grade) ? { postcode: zip.value, grade, mode: isMode(mode) ? mode : 'PUBLISH' } : null;
}

/** The import's page: `do=look` reads a file without importing, `do=run` lets the job begin. */
export async function importForm({ ctx, request }: FormInput): Promise<Outcome> {
  const form = await readParts(request);
  // More than any form of ours may hold: it was not read to its end.
  if (!form) return refuse({}, { file: words.tooLarge });
  const values = Object.fromEntries(['postcode', 'grade', 'mode', 'rows'].map((name) => [name, textOf(form, name)]));
  try {
    if (textOf(form, 'do') === 'run') {
      const id = textOf(form, 'id');
      await startImport({ ctx, id });
      return go(`${PAGE}?id=${id}`);
    }
    if (textOf(form, 'do') !== 'look') return stay();
    const faults: Record<string, string> = {};
    const options = readOptions(form, faults);
    const source = await sourceOf(form);
    const file = source === null ? ({ ok: false, reason: words.tooLarge } as const) : readStockFile(source);
    if (!file.ok) faults.file = file.reason;
    if (!options || !file.ok || source === null || Object.keys(faults).length > 0) return refuse(values, faults);
    const { id } = await beginImport({ ctx, input: { source, file: file.value, options } });
    return go(`${PAGE}?id=${id}`);
  } catch (error) {
    return stayOnRefusal(error, values);
  }
}
