import { and, desc, eq, sql } from 'drizzle-orm';
import { EXTERIOR_COLORS } from '#shared/colors.ts';
import { vehicles as words } from '#features/vehicles/words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { invalid, refused } from '#platform/errors.ts';
import { describePlate, describeVin, type TrimChoice, type VehicleSpecs } from '#features/vehicles/server/index.ts';
import { openedBy } from './access.ts';
import { updateRequest } from './update-request.ts';

type SpecsChoice = { styleId?: number | undefined; colorCode?: string | undefined };
type Input = SpecsChoice & { vin?: string | undefined; plate?: string | undefined; state: unknown; country: unknown };
type Color = { code: string; label: string };

export type ChosenSpecs = VehicleSpecs & {
  readonly style_id: number | null;
  readonly color: Color | null;
  readonly draft_id: string | null;
};

/**
 * The vehicle with a trim and a color chosen. The choice is checked against the vehicle's own trims (`style_unknown`)
 * and the colors there are (`color_unknown`). It is kept on the newest draft with this VIN that the person may change;
 * without one nothing is stored.
 */
export async function chooseSpecs({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ChosenSpecs> {
  if (input.styleId === undefined && input.colorCode === undefined)
    throw invalid(words.choiceMissing, [{ field: 'style_id', message: words.choiceMissing }]);
  const specs = await readSpecs(ctx, input);
  const trim = input.styleId === undefined ? null : requireTrim(specs, input.styleId);
  const color = input.colorCode === undefined ? null : requireColor(input.colorCode);
  const draftId = specs.vin === null ? null : await keepChoice({ ctx, vin: specs.vin, trim, color });
  return { ...specs, ...(trim && { trim: trim.label }), style_id: trim?.id ?? null, color, draft_id: draftId };
}

function readSpecs(ctx: Ctx, { vin, plate, state, country }: Input): Promise<VehicleSpecs> {
  if (vin !== undefined) return describeVin({ ctx, input: { vin } });
  if (plate !== undefined) return describePlate({ ctx, input: { plate, state, country } });
  throw invalid(words.vinOrPlate, [{ field: 'vin', message: words.vinOrPlate }]);
}

function requireTrim({ trims }: VehicleSpecs, styleId: number): TrimChoice {
  const trim = trims.find(({ id }) => id === styleId);
  if (!trim) throw refused(words.styleUnknown, 'style_unknown', [{ field: 'style_id', message: words.styleUnknown }]);
  return trim;
}

function requireColor(code: string): Color {
  const wanted = code.trim().toUpperCase();
  const color = EXTERIOR_COLORS.find(({ value }) => value === wanted);
  if (!color)
    throw refused(words.colorUnknown, 'color_unknown', [{ field: 'color_code', message: words.colorUnknown }]);
  return { code: color.value, label: color.label };
}

type Kept = { ctx: Ctx; vin: string; trim: TrimChoice | null; color: Color | null };

async function keepChoice({ ctx, vin, trim, color }: Kept): Promise<string | null> {
  const { listings } = schema;
  const [draft] = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(openedBy(ctx), eq(listings.status, 'DRAFT'), sql`${listings.answers}->>'vin' = ${vin}`))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(1);
  if (!draft) return null;
  const answers = { ...(trim && { trim: trim.label }), ...(color && { exteriorColor: color.code }) };
  await updateRequest({ ctx, ref: draft.id, input: { answers, if_status: 'DRAFT' } });
  return draft.id;
}
