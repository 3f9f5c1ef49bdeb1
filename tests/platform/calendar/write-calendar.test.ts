import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from '#platform/calendar/index.ts';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'sale-2026-11-21@curbtag.test',
  start: new Date('2026-11-21T13:00:00Z'),
  end: new Date('2026-11-21T19:00:00Z'),
  title: 'Moving sale',
  text: 'Tools, a piano; and more.',
  place: 'Orlando, FL 32801',
  at: null,
  url: 'https://curbtag.test/garage/1',
  sequence: 3,
  changedAt: new Date('2026-11-20T10:00:00Z'),
  cancelled: false,
  ...changes,
});
const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
const propertyOf = (read: ICAL.Event | undefined, name: string) => read?.component.getFirstPropertyValue(name);

describe('a calendar file', () => {
  test('is read back by another program as it was meant', () => {
    const [read] = readEvents(writeCalendar({ name: 'Sales', events: [event()] }));
    expect(read).toMatchObject({
      uid: 'sale-2026-11-21@curbtag.test',
      summary: 'Moving sale',
      description: 'Tools, a piano; and more.',
      location: 'Orlando, FL 32801',
      sequence: 3,
    });
    expect(read?.startDate.toJSDate()).toEqual(event().start);
    expect(read?.endDate.toJSDate()).toEqual(event().end);
    expect(propertyOf(read, 'status')).toBe('CONFIRMED');
    expect(propertyOf(read, 'dtstamp')?.toString()).toBe('2026-11-20T10:00:00Z');
  });

  test('tells times in UTC, never floating', () => {
    const text = writeCalendar({ name: 'Sales', events: [event()] });
    expect(text).toMatch(/DTSTART:20261121T130000Z\r\n/);
    expect(text).not.toMatch(/DT(START|END)[^:]*:\d{8}T\d{6}\r/);
  });

  test('says what was called off', () => {
    const [read] = readEvents(writeCalendar({ name: 'Sales', events: [event({ cancelled: true, sequence: 4 })] }));
    expect(propertyOf(read, 'status')).toBe('CANCELLED');
    expect(read?.sequence).toBe(4);
  });

  test('holds any words, on lines of 75 octets at most', () => {
    const words = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(words, words, words, (title, text, place) => {
        const file = writeCalendar({ name: title, events: [event({ title, text, place })] });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const plain = (said: string) =>
          said
            .toWellFormed()
            .replace(/\r\n?/g, '\n')
            .replace(/[^\P{C}\n]+/gu, ' ')
            .trim();
        const [read] = readEvents(file);
        expect(read?.summary ?? '').toBe(plain(title));
        expect(read?.description ?? '').toBe(plain(text));
      }),
      { numRuns: 60 },
    );
  });

  test('keeps a name of two lines on one', () => {
    const file = writeCalendar({ name: 'Garage\nsale', events: [event({ title: 'Sale', text: '', place: '' })] });
    expect(file).toContain('X-WR-CALNAME:Garage sale');
  });
});
