import { expect, test } from 'vitest';
import { trackViewportHeight } from '#platform/browser/viewport-height.ts';

function makeFrame(width: number, height: number) {
  const kept = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string | null) => void kept.set(name, value ?? ''),
    removeProperty: (name: string) => {
      kept.delete(name);
      return '';
    },
  };
  const visualViewport = Object.assign(new EventTarget(), { height });
  const query = Object.assign(new EventTarget(), { matches: width <= 650 });
  const asked: string[] = [];
  const matchMedia = (text: string) => {
    asked.push(text);
    return query;
  };
  const frame = { visualViewport, matchMedia, document: { documentElement: { style } } };
  const resize = (to: number) => {
    visualViewport.height = to;
    visualViewport.dispatchEvent(new Event('resize'));
  };
  const turn = (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
  return { frame, asked, resize, turn, height: () => kept.get('--viewport-height') };
}

test('the height above the keyboard is kept up to 650 px of width, and not beyond', () => {
  const { frame, asked, resize, turn, height } = makeFrame(390, 844);
  const end = trackViewportHeight(frame);
  expect(asked).toEqual(['(max-width: 650px)']);
  expect(height()).toBe('844px');
  resize(498.6);
  expect(height()).toBe('499px');
  turn(false);
  resize(600);
  expect(height(), 'a phone turned on its side').toBeUndefined();
  turn(true);
  expect(height()).toBe('600px');
  end();
  resize(844);
  expect(height()).toBeUndefined();
  const wide = makeFrame(1_280, 900);
  trackViewportHeight(wide.frame);
  expect(wide.height()).toBeUndefined();
});
