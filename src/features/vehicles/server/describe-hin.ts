import type { z } from 'zod';
import { refused } from '#platform/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { hinSchema } from '../contracts/hulls.ts';
import { hinWarnings, parseHin } from '../rules/hin.ts';

type Described = z.infer<typeof hinSchema>;
type Asked = { ctx: Ctx; input: { hin: unknown; year?: number | undefined } };

/** What a boat's HIN as typed tells. Throws `refused` with the reason: `hin_too_short`, `hin_letter_i_o_q`, `hin_date` … */
export function describeHin({ input: { hin: typed, year } }: Asked): Described {
  const read = parseHin(typed);
  if (!read.ok) {
    const { code, message } = read.reason;
    throw refused(message, `hin_${code.replaceAll('-', '_')}`, [{ field: 'hin', message }]);
  }
  const { hin, makerCode, serial, format, modelYear, built } = read.value;
  return {
    hin,
    maker_code: makerCode,
    serial,
    format,
    model_year: modelYear,
    built: `${built.year}-${String(built.month).padStart(2, '0')}`,
    warnings: hinWarnings(read.value, year === undefined ? {} : { year }),
  };
}
