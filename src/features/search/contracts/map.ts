import { z } from 'zod';
import { leadQuery } from './leads.ts';

/** The filters of the lists, and how closely one looks. */
export const mapQuery = z.strictObject({
  ...leadQuery.shape,
  zoom: z.coerce.number().min(0).max(24).default(4),
});

const degrees = z.number();

export const mapView = z.object({
  total: z.int().describe('Everything that matches, with or without a place'),
  extent: z.array(degrees).length(4).nullable().describe('Around everything that matches: west, south, east, north'),
  marks: z
    .array(
      z.object({
        lng: degrees,
        lat: degrees,
        count: z.int(),
        splits_at: z.int().nullable().describe('The zoom at which what is drawn together falls apart'),
        listing: z
          .object({ title: z.string(), path: z.string(), label: z.string(), line: z.string() })
          .nullable()
          .describe('Where there is only one'),
      }),
    )
    .describe('Empty without bounds'),
});
export type MapAnswer = z.infer<typeof mapView>;
