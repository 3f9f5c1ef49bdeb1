import { describe, expect, test } from 'vitest';
import { hoursLines, parseDay } from '#features/dealers/rules/opening-hours.ts';
import { dealerJsonLd, type PublicPartner } from '#features/dealers/rules/partner.ts';
import { readCells, readHeader } from '#features/dealers/rules/stock-columns.ts';
import { toStockAnswers } from '#features/dealers/rules/stock-row.ts';
import {
  toBody,
  toCondition,
  toDrive,
  toExteriorColor,
  toFuel,
  toInteriorColor,
  toTransmission,
} from '#features/dealers/rules/stock-words.ts';

const open = { opens: '09:00', closes: '18:00' };

describe('opening hours', () => {
  test('stand together where they are the same', () => {
    const hours = { MONDAY: open, TUESDAY: open, THURSDAY: { opens: '12:00', closes: '20:30' } };
    expect(hoursLines(hours)).toEqual([
      { days: 'Monday to Tuesday', text: '9 AM–6 PM' },
      { days: 'Wednesday', text: 'Closed' },
      { days: 'Thursday', text: '12:00–8:30 PM' },
      { days: 'Friday to Sunday', text: 'Closed' },
    ]);
  });

  test('are both times or none, in their order', () => {
    expect(parseDay('', '')).toEqual({ ok: true, value: null });
    expect(parseDay('09:00', '18:00')).toEqual({ ok: true, value: open });
    for (const [opens, closes] of [
      ['09:00', ''],
      ['18:00', '09:00'],
      ['9', '10'],
      ['24:00', '25:00'],
    ] as const)
      expect(parseDay(opens, closes).ok, `${opens} ${closes}`).toBe(false);
  });
});

test('a dealer’s page describes itself with what it knows, and no more', () => {
  const partner: PublicPartner = {
    id: 'x',
    slug: 'sunrise-motors',
    name: 'Sunrise Motors',
    address: '1 Main St',
    city: 'Orlando',
    state: 'FL',
    postcode: '32801',
    latitude: 28.5,
    longitude: -81.4,
    logo: null,
    phone: '+14075550123',
    website: null,
    about: '',
    hours: { MONDAY: open, SATURDAY: open },
    storeCode: 'S1',
    stock: 3,
  };
  const said = dealerJsonLd(partner, 'https://curbtag.test') as Record<string, unknown>;
  expect(said).toMatchObject({
    '@type': 'AutoDealer',
    name: 'Sunrise Motors',
    telephone: '(407) 555-0123',
    url: 'https://curbtag.test/dealers/sunrise-motors',
    geo: { latitude: 28.5 },
    openingHoursSpecification: [
      { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Saturday'], opens: '09:00' },
    ],
  });
  expect(said).not.toHaveProperty('sameAs');
  expect(dealerJsonLd({ ...partner, latitude: null, hours: {} }, 'https://curbtag.test')).not.toHaveProperty('geo');
});

describe('a dealer’s file', () => {
  test('may name its columns as most systems do', () => {
    const header = readHeader([
      'VIN',
      'Stock #',
      'Model Year',
      'ODOMETER',
      'Internet Price',
      'imageUrls',
      'extColor',
      'Color',
    ]);
    expect(header.columns).toEqual(['vin', 'stockNumber', 'year', 'mileage', 'price', null, 'exteriorColor', null]);
    expect(header.ignored).toEqual(['imageUrls', 'Color']);
    expect(readCells(header, ['1HG', 'A1', '', '5'])).toEqual({ vin: '1HG', stockNumber: 'A1', mileage: '5' });
  });

  test('may say things in its own words', () => {
    expect(['4dr Car Sedan', 'Sport Utility', 'Crew Cab Pickup', 'Minivan'].map(toBody)).toEqual([
      'SEDAN',
      'SUV',
      'PICKUP',
      'MINIVAN',
    ]);
    expect(['Plug-In Hybrid', 'Gasoline Fuel', 'E85 Flex'].map(toFuel)).toEqual(['PLUGIN_HYBRID', 'GASOLINE', 'FLEX']);
    expect(['CVT Automatic', '8-Speed A/T', '6-Speed Manual'].map(toTransmission)).toEqual([
      'CVT',
      'AUTOMATIC',
      'MANUAL',
    ]);
    expect(['4x4', 'All-Wheel Drive', 'Front-wheel'].map(toDrive)).toEqual(['4WD', 'AWD', 'FWD']);
    expect(['Used', 'New', 'Certified Pre-Owned', 'N'].map(toCondition)).toEqual([
      'PRE_OWNED',
      'BRAND_NEW',
      'CERTIFIED_PRE_OWNED',
      'BRAND_NEW',
    ]);
    expect(['Midnight Blue Metallic', 'Alabaster', 'Light Blue', 'Quasar'].map(toExteriorColor)).toEqual([
      'BLUE',
      'WHITE',
      'LIGHT_BLUE',
      'OTHER',
    ]);
    expect(toInteriorColor('Jet Black Leather')).toBe('BLACK');
  });

  test('wins over what the VIN says, and the VIN fills the gaps', () => {
    const defaults = { postcode: '32801', grade: 'GOOD', dealer: 'Sunrise Motors' } as const;
    const answers = toStockAnswers(
      {
        vin: '1HGCM82633A004352',
        year: '2003',
        make: 'HONDA',
        price: '$5,900',
        mileage: '120,000',
        exteriorColor: 'Silver',
      },
      { year: 2004, make: 'Acura', model: 'Accord', trim: 'EX', body: 'SEDAN', fuel: 'GASOLINE' },
      defaults,
    );
    expect(answers).toMatchObject({
      year: '2003',
      make: 'Honda',
      model: 'Accord',
      trim: 'EX',
      body: 'SEDAN',
      exteriorColor: 'SILVER',
      vinPublic: true,
      conditionKind: 'PRE_OWNED',
    });
    expect(answers.description).toContain('2003 Honda Accord EX at Sunrise Motors.');
    expect(toStockAnswers({ make: 'Zeekr', condition: 'new' }, {}, defaults)).toMatchObject({
      make: 'OTHER',
      makeCustom: 'Zeekr',
      mileage: '0',
    });
  });
});
