import { z } from 'zod';
import { CONDITION_GRADES } from '#shared/enums.ts';

/** The most one import takes. */
export const STOCK_LIMITS = { rows: 2_000, bytes: 2 * 1024 * 1024 } as const;

export const STOCK_MODES = ['PUBLISH', 'DRAFT'] as const;
export type StockMode = (typeof STOCK_MODES)[number];

export const stockOptionsSchema = z.object({
  mode: z.enum(STOCK_MODES),
  postcode: z.string(),
  grade: z.enum(CONDITION_GRADES),
});
export type StockOptions = z.infer<typeof stockOptionsSchema>;

/** `NEW`, `UPDATE`: what an import would do; `CREATED`, `UPDATED`: what it did; `ERROR`: left out. */
const STOCK_VERDICTS = ['NEW', 'UPDATE', 'CREATED', 'UPDATED', 'ERROR'] as const;

export const stockReportSchema = z.object({
  line: z.int(),
  title: z.string(),
  verdict: z.enum(STOCK_VERDICTS),
  /** Sentences: what is wrong, or worth knowing. */
  notes: z.array(z.string()),
});
export type StockReport = z.infer<typeof stockReportSchema>;
