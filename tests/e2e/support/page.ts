import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What a page complained about: errors of its scripts, refused resources, answers from 500 up. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The browser also writes a line for every answer from 400 up; those that count are read below.
    const isStatus = /Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
    // A test that takes the network away is told so by the browser.
    const isOffline = /net::ERR_INTERNET_DISCONNECTED/.test(message.text());
    if (message.type() === 'error' && !isStatus && !isOffline) complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return complaints;
}

type Fixtures = {
  /** Whatever went wrong on the page so far; a test that ends with something in it fails. */
  complaints: string[];
};

/** Playwright's `test`; every page it opens has to keep quiet. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints = listen(page);
      await use(complaints);
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Colors on their way from one scheme to the other are neither: none of them moves any more. */
function keepStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * No violation of what axe can check by itself, WCAG 2.2 A and AA and its own best practices; of colors alone where the
 * same page was checked whole in other ones, and there without what only repeats others.
 */
export async function expectAccessible(
  page: Page,
  what: 'everything' | 'colors' = 'everything',
  repeats: string | null = null,
): Promise<void> {
  // Once a page: reading it in takes as long as a check of a small page.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(keepStill);
  }
  const rules: RunOptions = what === 'colors' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
  const run = async ({ exclude, options }: { exclude: [string][]; options: RunOptions }) => {
    // The pages hold no frames and no media of others, for whose sake axe would ask for their styles again.
    const found = await window.axe.run({ exclude }, { ...options, resultTypes: ['violations'], preload: false });
    return found.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(' · ')})`,
    );
  };
  const exclude: [string][] = repeats === null ? [] : [[repeats]];
  expect(await page.evaluate(run, { exclude, options: rules })).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const { content, screen, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // The innermost ones that stick out say what is too wide.
    const scrolls = (element: Element): boolean =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element),
    );
    const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
    return {
      content: scrollWidth,
      screen: clientWidth,
      wide: innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    };
  });
  expect(content, `the width of the page: ${wide.join(' | ')}`).toBeLessThanOrEqual(screen);
}
