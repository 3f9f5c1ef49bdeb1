import { parseZip } from '#shared/zip.ts';
import type { KeptPlace } from '../rules/kept-place.ts';
import { findZip } from './table.ts';

/** The place that a page is about by its address, `?postcode=32801`; null without one, or with one that nobody knows. */
export function placeInAddress({ searchParams }: URL): KeptPlace | null {
  const zip = parseZip(searchParams.get('postcode'));
  const place = zip.ok ? findZip(zip.value) : null;
  return place && { zip: place.zip, city: place.city };
}
