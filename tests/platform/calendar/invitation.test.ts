import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { writeCalendar } from '#platform/calendar/index.ts';

const visit = (cancelled: boolean, sequence: number) => ({
  uid: 'visit-1@curbtag.test',
  start: new Date('2026-11-28T18:00:00Z'),
  end: new Date('2026-11-28T18:20:00Z'),
  title: 'Bungalow by the park',
  text: 'Hosted by Hanna H.',
  place: '420 E Church St, Orlando, FL 32801',
  at: null,
  url: 'https://curbtag.test/house/1',
  sequence,
  changedAt: new Date('2026-11-20T10:00:00Z'),
  cancelled,
  organizer: { name: 'Curbtag', email: 'hello@curbtag.test' },
  attendee: { name: 'Gus Guest', email: 'gus@example.com' },
});
const read = (text: string) => {
  const file = new ICAL.Component(ICAL.parse(text));
  return { method: file.getFirstPropertyValue('method'), entry: file.getFirstSubcomponent('vevent') };
};

describe('the entry of one person', () => {
  test('is put into their calendar: who holds it, who comes, and that no answer is waited for', () => {
    const { method, entry } = read(writeCalendar({ name: 'Visit', events: [visit(false, 1)], method: 'REQUEST' }));
    expect(method).toBe('REQUEST');
    expect(entry?.getFirstPropertyValue('organizer')).toBe('mailto:hello@curbtag.test');
    const attendee = entry?.getFirstProperty('attendee');
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:gus@example.com');
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
    expect(attendee?.getParameter('rsvp')).toBe('FALSE');
  });

  test('is taken out again under the same name, with a higher number', () => {
    const { method, entry } = read(writeCalendar({ name: 'Visit', events: [visit(true, 2)], method: 'CANCEL' }));
    expect(method).toBe('CANCEL');
    expect(entry?.getFirstPropertyValue('uid')).toBe('visit-1@curbtag.test');
    expect(entry?.getFirstPropertyValue('sequence')).toBe(2);
    expect(entry?.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});
