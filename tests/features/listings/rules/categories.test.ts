import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  categoryRecord,
  DAY_CATEGORIES,
  isProperty,
  LISTING_CATEGORY_LABELS,
} from '#features/listings/rules/categories.ts';
import { LISTING_CATEGORIES } from '#shared/enums.ts';
import { categoriesOf, FLOWS } from '#features/sell/rules/index.ts';
import { briefOf, factsBriefOf, hasPrice } from '#features/listings/rules/brief.ts';
import { FIELDS } from '#features/listings/rules/fields/index.ts';
import { drawingOf } from '#features/listings/rules/silhouette.ts';
import { productsFor } from '#features/print/rules/choice.ts';
import { LANDING_SECTIONS } from '#features/search/rules/section-landing.ts';
import { SECTIONS, sectionOf } from '#features/search/rules/sections.ts';
import { SILHOUETTE_KINDS } from '#features/pictures/rules/silhouettes/index.ts';
import { SECTION_WORDS } from '#features/search/words/sections.ts';
import { readSources } from '../../../support/source-files.ts';

describe.each(LISTING_CATEGORIES)('the category %s', (category) => {
  const { folder, flow, label, untitled, sticker, stay } = categoryRecord(category);

  it('has words', () => {
    expect([label, untitled]).not.toContain('');
    expect(LISTING_CATEGORY_LABELS[category]).toBe(label);
  });

  it('is asked about by its flow, which knows it, on steps that have a page', () => {
    const found = FLOWS.find(({ id }) => id === flow);
    expect(found && categoriesOf(found)).toContain(category);
    const [first] = found?.steps ?? [];
    const own = `src/pages${found?.base}/${first?.slug}.astro`;
    const pages = [own, `src/pages${found?.base}/[step].astro`, 'src/pages/stickers/[flow]/[step].astro'];
    expect(pages.some((path) => existsSync(path))).toBe(true);
  });

  it('has fields of its own or shared ones, and a name and a place among them', () => {
    const ids = [...FIELDS.values()].filter((field) => field.categories.includes(category)).map(({ id }) => id);
    expect(ids).toContain('postcode');
    expect(ids.length).toBeGreaterThan(5);
  });

  it('has pages in its folder, and a part of the market with pages, words and landing pages', () => {
    expect(existsSync(`src/pages${folder}/[listing].astro`)).toBe(true);
    const section = sectionOf(category);
    expect(section).not.toBe(SECTIONS.market);
    for (const page of ['index', 'in/index', 'in/[state]'])
      expect([page, existsSync(`src/pages${section.path}/${page}.astro`)]).toEqual([page, true]);
    expect(LANDING_SECTIONS).toContain(section.id);
    const { counted, gone, similar, ...words } = SECTION_WORDS[section.id];
    expect(Object.values({ ...words, ...counted, ...gone, ...similar })).not.toContain('');
  });

  it('is drawn without photos, briefly told, and printed', () => {
    expect(SILHOUETTE_KINDS).toContain(drawingOf({ category, vehicleType: null, details: {} }).kind);
    const listing = { category, mileage: 1_000, details: { days: ['2026-11-21T08:00/14:00'], bedrooms: 2 } };
    const days = briefOf(listing).filter((part) => !factsBriefOf(listing).includes(part));
    expect(days).toHaveLength(stay === null ? 0 : 1);
    expect(productsFor(category).map(({ code }) => code)).toContain(sticker);
  });
});

describe('categories', () => {
  it('know homes, sales and days', () => {
    expect(LISTING_CATEGORIES.filter(isProperty)).toHaveLength(4);
    expect(LISTING_CATEGORIES.filter((category) => !hasPrice({ category }))).toEqual(['GARAGE']);
    expect(DAY_CATEGORIES).toEqual(['GARAGE', 'PROPERTY_OPEN']);
    expect(Object.keys(CATEGORIES).sort()).toEqual([...LISTING_CATEGORIES].sort());
  });

  it('are told apart by their record: no other file has a row for each of them', () => {
    const rows = /\b(GARAGE_ITEM|PROPERTY_OWNER): ['"[{]/;
    const own = /^src\/(features\/listings\/rules\/(categories|property)\.ts|app\/demo\/)/;
    expect(
      readSources()
        .filter(({ path, text }) => !own.test(path) && rows.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
