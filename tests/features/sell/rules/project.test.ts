import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flowById } from '#features/sell/rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import { FIELDS } from '#features/listings/rules/fields/index.ts';
import { listingTitle, projectListing } from '#features/sell/rules/project.ts';
import { completeAnswers, SECRETS, TELLING } from '../../../support/answers.ts';
import { drafts } from '../../../support/arbitrary-answers.ts';

const flow = flowById('vehicle');
if (!flow) throw new Error('There is no vehicle flow.');
const project = (answers: Answers) => projectListing(flow, answers);

describe('the title', () => {
  test.each([
    [{}, ''],
    [{ year: 2014, make: 'Honda', model: 'Accord', trim: 'EX-L' }, '2014 Honda Accord EX-L'],
    [{ make: 'OTHER', makeCustom: 'Bricklin', model: 'SV-1' }, 'Bricklin SV-1'],
    [{ make: 'OTHER', model: 'SV-1' }, 'SV-1'],
  ])('of %j is %j', (answers, title) => {
    expect(listingTitle(answers)).toBe(title);
  });
});

describe('what everybody may see', () => {
  test('is the columns and the facts of a complete car', () => {
    expect(project(completeAnswers())).toMatchObject({
      title: '2014 Honda Accord EX-L',
      slug: '2014-honda-accord-ex-l',
      priceCents: 1_150_000,
      postcode: '32801',
      year: 2014,
      mileage: 72_400,
      details: { body: 'SEDAN', brakes: { value: true, comment: 'New pads in May' }, viewing: 'APPOINTMENT' },
    });
  });

  test('leaves out what is not right yet', () => {
    const { year, priceCents, mileage, details } = project({ year: '20', price: 'ten', mileage: -5, body: 'MOON' });
    expect({ year, priceCents, mileage, details }).toEqual({
      year: null,
      priceCents: null,
      mileage: null,
      details: {},
    });
  });

  test('never holds a secret', () => {
    const shown = JSON.stringify(project(completeAnswers({ ...SECRETS, source: 'VIN' })));
    for (const secret of TELLING) expect(shown).not.toContain(secret);
  });

  test('holds the VIN and the street by consent, each its own', () => {
    const both = completeAnswers({ ...SECRETS, source: 'VIN' });
    expect(project({ ...both, vinPublic: true }).details).toMatchObject({ vin: SECRETS.vin });
    expect(project({ ...both, vinPublic: true }).details).not.toHaveProperty('street');
    expect(project({ ...both, addressPublic: true }).details).toMatchObject({ street: SECRETS.street });
    expect(project({ ...both, addressPublic: true }).details).not.toHaveProperty('vin');
    expect(project({ ...both, vin: '1HG', vinPublic: true }).details).not.toHaveProperty('vin');
  });

  test.each([
    ['hin', 'ABC12345D585', 'hinPublic'],
    ['serialNumber', '7F02C123456', 'serialNumberPublic'],
  ])('holds the %s by its own consent alone', (id, number, yes) => {
    const answers = completeAnswers({ vehicleType: id === 'hin' ? 'BOATS' : 'CARS', year: 1969, [id]: number });
    expect(JSON.stringify(project({ ...answers, vinPublic: true }))).not.toContain(number);
    expect(project({ ...answers, [yes]: true }).details).toMatchObject({ [id]: number });
    expect(project({ ...answers, [id]: 'X', [yes]: true }).details).not.toHaveProperty(id);
  });

  test('never holds a hidden field, whatever was answered', () => {
    const hidden = [...FIELDS.values()].filter(({ privacy }) => privacy === 'hidden').map(({ id }) => id);
    fc.assert(
      fc.property(drafts, (answers) => {
        const { details } = project(answers);
        const allowed = [
          answers.vinPublic === true && 'vin',
          answers.hinPublic === true && 'hin',
          answers.serialNumberPublic === true && 'serialNumber',
          answers.addressPublic === true && 'street',
        ];
        expect(hidden.filter((id) => id in details && !allowed.includes(id))).toEqual([]);
        for (const elsewhere of ['price', 'description', 'postcode']) expect(details).not.toHaveProperty(elsewhere);
      }),
      { numRuns: 300 },
    );
  });

  test('is the same when made again', () => {
    fc.assert(
      fc.property(drafts, (answers) => {
        expect(project(answers)).toEqual(project({ ...answers }));
      }),
    );
  });
});
