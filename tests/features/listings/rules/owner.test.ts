import { describe, expect, test } from 'vitest';
import { EDIT_FIELDS, LISTING_STATUSES, SALE_OUTCOMES } from '#shared/enums.ts';
import { flowById, nextStepOf } from '#features/sell/rules/index.ts';
import { editChanges, editFields } from '#features/manage/rules/edit.ts';
import {
  actionTarget,
  canAct,
  OWNER_ACTIONS,
  ownerActions,
  saleChange,
} from '#features/listings/rules/owner-actions.ts';
import { groupOwn } from '#features/listings/rules/owner-groups.ts';
import { canMove, STATUSES } from '#features/listings/rules/status.ts';
import { completeAnswers } from '../../../support/answers.ts';

describe('what an owner can do', () => {
  test.each(LISTING_STATUSES)('from %s is always a move that the table allows', (status) => {
    for (const action of ownerActions(status)) expect(STATUSES[status].moves).toContain(actionTarget(action));
  });

  test('is offered for every listing that has been public, and never for drafts', () => {
    for (const status of ['PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED', 'SOLD', 'INACTIVE', 'ARCHIVED'] as const)
      expect(ownerActions(status).length).toBeGreaterThan(0);
    expect(ownerActions('DRAFT')).toEqual([]);
  });

  test('has a way back from everything', () => {
    expect(ownerActions('RESERVED')).toContain('release');
    expect(ownerActions('SOLD')).toContain('relist');
    expect(ownerActions('PUBLISHED_AND_NOT_LISTED')).toContain('show');
    expect(ownerActions('INACTIVE')).toContain('putBack');
    expect(ownerActions('ARCHIVED')).toEqual(['restore']);
  });

  test('may be asked for twice, and not where it is not offered', () => {
    expect(canAct('PUBLISHED', 'reserve')).toBe(true);
    expect(canAct('RESERVED', 'reserve')).toBe(true);
    expect(canAct('DRAFT', 'show')).toBe(false);
    expect(canAct('SOLD', 'reserve')).toBe(false);
  });

  test('never lists an unlisted listing by reserving it', () => {
    expect(ownerActions('PUBLISHED_AND_NOT_LISTED')).not.toContain('reserve');
    expect(OWNER_ACTIONS.every((action) => LISTING_STATUSES.some((status) => canAct(status, action)))).toBe(true);
  });

  test.each(SALE_OUTCOMES)('ends a listing as %s from wherever selling is offered', (outcome) => {
    const { status } = saleChange(outcome, 900_000);
    for (const from of LISTING_STATUSES.filter((candidate) => ownerActions(candidate).includes('sell')))
      expect(canMove(from, status)).toBe(true);
  });

  test('keeps a price only where there was a sale', () => {
    expect(saleChange('SOLD_HERE', 900_000)).toEqual({
      status: 'SOLD',
      sale_outcome: 'SOLD_HERE',
      sale_price_cents: 900_000,
    });
    expect(saleChange('NOT_SOLD', 900_000)).toEqual({
      status: 'INACTIVE',
      sale_outcome: 'NOT_SOLD',
      sale_price_cents: null,
    });
  });
});

describe('the groups of the owner’s list', () => {
  test('hold every listing once, in a fixed order, empty ones left out', () => {
    const all = LISTING_STATUSES.map((status) => ({ status }));
    const grouped = groupOwn(all);
    expect(grouped.map(({ group }) => group)).toEqual([
      'drafts',
      'forSale',
      'reserved',
      'sold',
      'takenDown',
      'archived',
    ]);
    expect(grouped.flatMap(({ listings }) => listings)).toHaveLength(all.length);
    expect(groupOwn([{ status: 'SOLD' as const }]).map(({ group }) => group)).toEqual(['sold']);
  });
});

describe('editing in place', () => {
  test.each(EDIT_FIELDS)('%s has fields for a vehicle, all of them asked somewhere in its flow', (edit) => {
    const asked = new Set(flowById('vehicle')?.steps.flatMap((step) => step.fields));
    const ids = editFields(edit, 'VEHICLE').map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(asked).toContain(id);
  });

  test('sends what is different, and takes back what was emptied', () => {
    const fields = editFields('location', 'VEHICLE');
    const before = completeAnswers({ street: '12 Oak St', addressPublic: true });
    expect(editChanges(fields, before, before)).toEqual({});
    expect(editChanges(fields, before, { ...before, street: '', postcode: '10001' })).toEqual({
      postcode: '10001',
      street: null,
    });
  });

  test('takes an untouched condition question for no change, and a taken back answer for one', () => {
    const fields = editFields('condition', 'VEHICLE');
    const before = completeAnswers();
    const untouched = { ...before, tires: { value: null, comment: '' } };
    expect(editChanges(fields, before, untouched)).toEqual({});
    expect(editChanges(fields, before, { ...before, brakes: { value: null, comment: '' } })).toEqual({ brakes: null });
  });

  test('leaves other fields alone, whatever they hold', () => {
    const before = completeAnswers();
    expect(editChanges(editFields('price', 'VEHICLE'), before, { ...before, mileage: 1, price: 5_000_00 })).toEqual({
      price: 5_000_00,
    });
  });
});

describe('the next step of a draft', () => {
  test('is its first unfinished one, and names the draft', () => {
    const next = nextStepOf({ flow: 'vehicle', uniqueId: '7HQ2K9X4MB', answers: completeAnswers({ price: '' }) });
    expect(next).toMatchObject({ path: '/stickers/vehicle/price?request=7HQ2K9X4MB', ready: false });
    const complete = nextStepOf({ flow: 'vehicle', uniqueId: '7HQ2K9X4MB', answers: completeAnswers() });
    expect(next?.minutes).toBeGreaterThan(complete?.minutes ?? 9);
  });

  test('is publishing when nothing is missing', () => {
    const next = nextStepOf({ flow: 'vehicle', uniqueId: '7HQ2K9X4MB', answers: completeAnswers() });
    expect(next).toMatchObject({ ready: true, minutes: 0 });
  });

  test('is unknown for a flow that is gone', () => {
    expect(nextStepOf({ flow: 'airship', uniqueId: '7HQ2K9X4MB', answers: {} })).toBeNull();
  });
});
