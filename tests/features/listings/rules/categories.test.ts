import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CATEGORIES,
  categoryAt,
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
import { NO_FILTERS } from '#features/search/rules/filters.ts';
import { landingSectionAt } from '#features/search/rules/section-landing.ts';
import { groupsOf } from '#features/search/rules/section-filters.ts';
import { SECTIONS, sectionAt, sectionOf } from '#features/search/rules/sections.ts';
import { SILHOUETTE_KINDS } from '#features/pictures/rules/silhouettes/index.ts';
import { groupTitle } from '#features/search/ui/section-words.ts';
import { SECTION_WORDS } from '#features/search/words/sections.ts';
import { listingTitle } from '#features/sell/rules/project.ts';
import { listRoutes } from '../../../support/page-routes.ts';
import { readSources } from '../../../support/source-files.ts';

describe.each(LISTING_CATEGORIES)('the category %s', (category) => {
  const { folder, flow, label, untitled, sticker, stay, shares } = categoryRecord(category);

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

  it('has a page for its listings, which a folder leads back to', () => {
    expect(listRoutes()).toContain(`${folder}/[listing]`);
    expect(categoryRecord(categoryAt(folder) ?? category).folder).toBe(folder);
  });

  it('has a part of the market with pages, words, filters and landing pages', () => {
    const section = sectionOf(category);
    expect(section).not.toBe(SECTIONS.market);
    expect([sectionAt(section.path.slice(1)), landingSectionAt(section.path.slice(1))]).toEqual([section, section.id]);
    expect(listRoutes()).toEqual(
      expect.arrayContaining(['', '/in', '/in/[state]'].map((rest) => `${section.path}${rest}`)),
    );
    const { counted, gone, similar, ...words } = SECTION_WORDS[section.id];
    expect(Object.values({ ...words, ...counted, ...gone, ...similar })).not.toContain('');
    // Where, and more than that.
    const groups = groupsOf(section, { ...NO_FILTERS, category: [category] });
    expect(groups.length).toBeGreaterThan(3);
    expect(groups.map((group) => groupTitle(group, section, NO_FILTERS))).not.toContain('');
  });

  it('asks what it shares with others, and enough to be called something', () => {
    const asked = FLOWS.find(({ id }) => id === flow)?.steps.flatMap(({ fields }) => fields) ?? [];
    for (const field of shares) expect([field, asked.includes(field)]).toEqual([field, true]);
    const own = asked.filter((id) => FIELDS.get(id)?.categories.includes(category));
    const answers = Object.fromEntries(own.map((id) => [id, id === 'homeType' ? 'HOUSE' : 'Words']));
    expect(listingTitle(answers), `a title from ${own.join(', ')}`).not.toBe('');
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
