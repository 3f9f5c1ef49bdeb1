import type { CsvRecord } from '#platform/csv.ts';
import { type ReadHeader, readCells } from '../../rules/stock-columns.ts';
import type { StockOptions } from '../../rules/stock-report.ts';
import { type Decoded, type StockCells, toStockAnswers } from '../../rules/stock-row.ts';
import { publishFaults } from '#features/sell/rules/index.ts';
import { VEHICLE_FLOW } from '#features/sell/rules/vehicle.ts';
import { type Answers, isBlank } from '#shared/answers.ts';
import { type AnswerFault, parseDraftChanges } from '#features/listings/rules/check.ts';
import { FIELDS } from '#features/listings/rules/fields/index.ts';
import { listingTitle } from '#features/sell/rules/project.ts';
import { fill } from '#shared/text.ts';
import { parseVin } from '#features/vehicles/rules/vin.ts';
import { stockFaults as words } from '../../words/stock.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { describeVin } from '#features/vehicles/server/index.ts';

export type CheckedRow = {
  readonly line: number;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly title: string;
  readonly answers: Answers;
  /** Anything here keeps the row out. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
};

export type Reading = {
  readonly ctx: Ctx;
  readonly header: ReadHeader;
  readonly options: StockOptions;
  readonly dealer: string;
};

const MAX_NUMBER_LENGTH = 40;

/** "Asking price: Enter $1 or more." */
const say = ({ field, message }: AnswerFault): string => `${FIELDS.get(field)?.label ?? field}: ${message}`;

/** One row with everything that is wrong with it, by the rules of the wizard. Writes nothing. */
export async function checkRow({ ctx, header, options, dealer }: Reading, record: CsvRecord): Promise<CheckedRow> {
  const cells = readCells(header, record.cells);
  const vin = cells.vin ? parseVin(cells.vin) : null;
  const stockNumber = cells.stockNumber?.slice(0, MAX_NUMBER_LENGTH) ?? null;
  const faults: string[] = [];
  const notes: string[] = [];
  if (vin && !vin.ok) faults.push(`VIN: ${vin.reason.message}`);
  if (!cells.vin && !stockNumber) faults.push(words.noName);
  const decoded = vin?.ok ? await decode(ctx, vin.value, cells, notes) : {};
  const said = toStockAnswers(cells, decoded, { ...options, dealer });
  const { changes, faults: unreadable } = parseDraftChanges(said);
  faults.push(
    ...unreadable.map(say),
    ...wrongAnswers(changes, options)
      .filter(({ field }) => field !== 'vin')
      .map(say),
  );
  return {
    line: record.line,
    vin: vin?.ok ? vin.value : null,
    stockNumber,
    title: listingTitle(changes) || stockNumber || cells.vin || '',
    answers: changes,
    faults: [...new Set(faults)],
    notes,
  };
}

/** To be published, everything must be there; a draft only must not hold what is wrong. */
function wrongAnswers(answers: Answers, { mode }: StockOptions): AnswerFault[] {
  const faults = publishFaults(VEHICLE_FLOW, answers).flatMap((step) => step.faults);
  return mode === 'PUBLISH' ? faults : faults.filter(({ field }) => !isBlank(answers[field]));
}

async function decode(ctx: Ctx, vin: string, cells: StockCells, notes: string[]): Promise<Decoded> {
  try {
    const specs = await describeVin({ ctx, input: { vin } });
    notes.push(...specs.warnings.map(({ message }) => message));
    if (cells.year && specs.year !== null && Number(cells.year) !== specs.year)
      notes.push(fill(words.yearDiffers, { found: specs.year, year: cells.year }));
    return specs;
  } catch (error) {
    if (!isAppError(error)) throw error;
    notes.push(words.unknownVin);
    return {};
  }
}
