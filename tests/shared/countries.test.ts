import { describe, expect, it } from 'vitest';
import { countryAbbreviation, findCountry } from '#shared/countries.ts';
import { AMERICAS_AND_CARIBBEAN, COUNTRIES } from '#shared/data/countries.ts';
import { HOSTILE } from '../support/hostile.ts';

describe('countries', () => {
  it('are known by name, code, currency and dialling code, each once', () => {
    expect(COUNTRIES.length).toBeGreaterThan(200);
    expect(new Set(COUNTRIES.map((country) => country.code)).size).toBe(COUNTRIES.length);
    expect(new Set(COUNTRIES.map((country) => country.label)).size).toBe(COUNTRIES.length);
    for (const country of COUNTRIES) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.currencyCode).toMatch(/^[A-Z]{3}$/);
      expect(country.phone).toMatch(/^\+\d{1,7}$/);
    }
  });

  it.each([
    ['US', 'United States', 'USD', 39.9, -98.8],
    ['EE', 'Estonia', 'EUR', 58.7, 25.8],
    ['FR', 'France', 'EUR', 46.7, 2.5],
    ['NZ', 'New Zealand', 'NZD', -43.6, 170.5],
    ['JP', 'Japan', 'JPY', 36.5, 138.1],
    ['BR', 'Brazil', 'BRL', -10.8, -53.1],
  ])('%s is %s, pays in %s and lies where it lies', (code, label, currencyCode, lat, lng) => {
    const country = findCountry(code.toLowerCase());
    expect(country).toMatchObject({ code, label, currencyCode });
    expect(Math.abs((country?.map.lat ?? 0) - lat)).toBeLessThan(2);
    expect(Math.abs((country?.map.lng ?? 0) - lng)).toBeLessThan(2);
  });

  it('are all on the map, with a zoom that a web map has', () => {
    for (const { map } of COUNTRIES) {
      expect(Math.abs(map.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(map.lng)).toBeLessThanOrEqual(180);
      expect(map.zoom >= 2 && map.zoom <= 12).toBe(true);
    }
  });

  it('of the Americas and the Caribbean are listed apart', () => {
    expect(AMERICAS_AND_CARIBBEAN).toHaveLength(55);
    expect(AMERICAS_AND_CARIBBEAN).toEqual(expect.arrayContaining(['US', 'CA', 'MX', 'BR', 'JM', 'PR']));
    for (const code of AMERICAS_AND_CARIBBEAN) expect(findCountry(code)).not.toBeNull();
    for (const code of ['EE', 'ES', 'JP']) expect(AMERICAS_AND_CARIBBEAN).not.toContain(code);
  });

  it('have three letters for vehicle lookups in two cases only', () => {
    expect([countryAbbreviation('us'), countryAbbreviation('EE'), countryAbbreviation('CA')]).toEqual([
      'USA',
      'EST',
      null,
    ]);
  });

  it.each(HOSTILE)('are not found in hostile input %#', (input) => expect(findCountry(input)).toBeNull());
});
