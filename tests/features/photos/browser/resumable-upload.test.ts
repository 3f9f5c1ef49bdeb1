import { describe, expect, it } from 'vitest';
import { precheck, toTrouble } from '#features/photos/browser/resumable-upload.ts';

const answered = (status: number, body: string): Error => {
  const response = {
    getStatus: () => status,
    getBody: () => body,
    getHeader: () => undefined,
    getUnderlyingObject: () => null,
  };
  return Object.assign(new Error('tus'), { originalRequest: {}, originalResponse: response });
};

describe('why an upload stopped', () => {
  it('is the network when no answer came', () => {
    expect(toTrouble(new Error('failed to fetch'))).toEqual({ kind: 'network' });
  });

  it('is the server’s own sentence when it refused', () => {
    const body = JSON.stringify({ message: 'A listing can have up to 40 photos.', reason: 'too_many_photos' });
    expect(toTrouble(answered(422, body))).toEqual({ kind: 'refused', message: 'A listing can have up to 40 photos.' });
  });

  it.each([
    [401, 'signed-out'],
    [429, 'too-many'],
    [503, 'server'],
    [500, 'server'],
    [413, 'server'],
  ] as const)('is told by the status %i: %s', (status, kind) => {
    expect(toTrouble(answered(status, '<html>'))).toEqual({ kind });
  });
});

describe('a file that is not worth sending', () => {
  it.each([
    ['empty', { size: 0, type: 'image/jpeg' }],
    ['too_large', { size: 31 * 1024 * 1024, type: 'image/jpeg' }],
    ['svg', { size: 10, type: 'image/svg+xml' }],
    ['gif', { size: 10, type: 'image/gif' }],
    ['pdf', { size: 10, type: 'application/pdf' }],
    ['video', { size: 10, type: 'video/quicktime' }],
    [null, { size: 10, type: 'image/heic' }],
    [null, { size: 10, type: '' }],
  ])('is told before: %s', (fault, file) => {
    expect(precheck(file)).toBe(fault);
  });
});
