import { describe, expect, it } from 'vitest';
import { parseScene, sceneCode } from '#features/pictures/rules/scene/scene.ts';
import { CLEAN, wearOf, wearSeen } from '#features/pictures/rules/scene/wear.ts';

const saidBy = (words: string) => wearOf([], words, 'a car').marks;

describe('what a listing says of its outside', () => {
  it.each([
    ['Some surface rust along the bottom of the doors.', 'rust'],
    ['Runs well. The frame is rusty!', 'rust'],
    ['Still dusty from the last drive.', 'dirt'],
    ['The clear coat is getting thin on the roof.', 'faded'],
    ['It has faded paint on the hood.', 'faded'],
    ['Paint is peeling.', 'faded'],
  ])('“%s” is %s', (words, mark) => {
    expect(saidBy(words)).toEqual([mark]);
  });

  it.each([
    'No rust anywhere.',
    'Rust-free southern car.',
    'It never saw rust, never was dirty.',
    'Rust-colored seats, faded seats.',
    'All rust was fixed last spring.',
    'It trusts you. Comes with muddy trail tires.',
    'A thin coat hangs in the trunk.',
  ])('“%s” is clean', (words) => {
    expect(saidBy(words)).toEqual([]);
  });

  it('shows on the pictures that see it, and on no other', () => {
    const wear = wearOf(['DRIVER_SIDE', 'FRONT', 'GLASS'], 'It is rusty.', 'a car');
    const marks = (view: 'front34' | 'rear34' | 'left' | 'right', turned: boolean) =>
      wearSeen(wear, view, turned).marks;
    expect(marks('front34', false)).toEqual(['front', 'driver', 'rust']);
    expect(marks('front34', true)).toEqual(['front', 'rust']);
    expect(marks('rear34', false)).toEqual(['rust']);
    expect(marks('rear34', true)).toEqual(['driver', 'rust']);
    expect(marks('left', false)).toEqual(['driver', 'rust']);
    expect(marks('left', true)).toEqual(['rust']);
    expect(wearSeen({ marks: ['rear'], variant: 4 }, 'left', false)).toEqual(CLEAN);
  });

  it('has one spelling in a scene, and none where there is none', () => {
    const scene = 'vehicle.sedan.front34.1f4e8c.driveway-noon.n45500';
    for (const code of [scene, `${scene}.fdo3`, `${scene}.c0`]) {
      const read = parseScene(code);
      expect(read && sceneCode(read)).toBe(code);
    }
    for (const wrong of ['.', '.3', '.of3', '.ff1', '.f', '.f12', '.x1']) expect(parseScene(scene + wrong)).toBeNull();
  });
});
