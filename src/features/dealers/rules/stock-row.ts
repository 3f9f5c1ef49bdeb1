import { CAR_MAKES } from '#features/vehicles/rules/data/make-lists.ts';
import type { ConditionGrade } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import type { StockColumn } from './stock-columns.ts';
import {
  saysYes,
  toBody,
  toCondition,
  toDrive,
  toExteriorColor,
  toFuel,
  toInteriorColor,
  toTransmission,
} from './stock-words.ts';

export type StockCells = Readonly<Partial<Record<StockColumn, string>>>;

/** What is known of a VIN; the same words as the answers. */
export type Decoded = Readonly<
  Partial<Record<'make' | 'model' | 'trim' | 'body' | 'fuel' | 'transmission' | 'drivetrain' | 'engine', string | null>>
> & { readonly year?: number | null };

/** What holds for every row that does not say otherwise. */
export type StockDefaults = { readonly postcode: string; readonly grade: ConditionGrade; readonly dealer: string };

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const MAKES = new Map(CAR_MAKES.map((make) => [plain(make), make as string]));

/** A make as the lists write it; one that is on no list goes in by its own name. */
function makeAnswers(typed: string | undefined): Answers {
  if (!typed) return {};
  const known = MAKES.get(plain(typed));
  return known ? { make: known } : { make: 'OTHER', makeCustom: typed };
}

function conditionKind({ condition, certified }: StockCells) {
  const kind = condition ? toCondition(condition) : 'PRE_OWNED';
  return saysYes(certified) && kind === 'PRE_OWNED' ? 'CERTIFIED_PRE_OWNED' : kind;
}

/** Facts of the row in one sentence, for rows without words of their own. */
function description(cells: StockCells, title: string, dealer: string): string {
  const words = cells.description?.trim() ?? '';
  if (words.length >= 20) return words;
  const facts = [cells.stockNumber && `stock number ${cells.stockNumber}`, cells.exteriorColor, cells.engine];
  return [`${title} at ${dealer}.`, facts.filter(Boolean).join(', '), words].filter(Boolean).join('\n');
}

/**
 * A row of a dealer's file as answers to the wizard's questions, some of them perhaps wrong: the wizard's own rules
 * check them. The file wins over what the VIN says; a VIN is shown on the page, as dealers do.
 */
export function toStockAnswers(cells: StockCells, decoded: Decoded, defaults: StockDefaults): Answers {
  const year = cells.year ?? decoded.year?.toString();
  const make = makeAnswers(cells.make ?? decoded.make ?? undefined);
  const model = cells.model ?? decoded.model;
  const trim = cells.trim ?? decoded.trim;
  const kind = conditionKind(cells);
  const title = [year, make.makeCustom ?? make.make, model, trim].filter(Boolean).join(' ');
  const answers: Record<string, unknown> = {
    vehicleType: 'CARS',
    source: cells.vin ? 'VIN' : 'MANUAL',
    vin: cells.vin,
    vinPublic: cells.vin ? true : undefined,
    year,
    ...make,
    model,
    trim,
    body: (cells.body && toBody(cells.body)) || decoded.body || (cells.body ? 'OTHER' : undefined),
    exteriorColor: cells.exteriorColor ? toExteriorColor(cells.exteriorColor) : undefined,
    interiorColor: cells.interiorColor ? toInteriorColor(cells.interiorColor) : undefined,
    fuel: (cells.fuel && toFuel(cells.fuel)) || decoded.fuel,
    transmission: (cells.transmission && toTransmission(cells.transmission)) || decoded.transmission,
    drivetrain: (cells.drivetrain && toDrive(cells.drivetrain)) || decoded.drivetrain,
    engine: (cells.engine ?? decoded.engine)?.slice(0, 60),
    mileage: cells.mileage ?? (kind === 'BRAND_NEW' ? '0' : undefined),
    conditionKind: kind,
    conditionGrade: defaults.grade,
    postcode: defaults.postcode,
    price: cells.price,
    timing: 'NOW',
    viewing: 'APPOINTMENT',
    description: description(cells, title, defaults.dealer),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer)) as Answers;
}
