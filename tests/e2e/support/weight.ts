import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export type Weight = { readonly scripts: number; readonly styles: number };

/** Bytes of scripts and styles a page brings until its network is quiet, as sent; what stands in the HTML, compressed. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const sent = { script: 0, stylesheet: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        sent[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  return {
    scripts: sent.script + (await compressed(page, 'script:not([src]):not([type="application/ld+json"])')),
    styles: sent.stylesheet + (await compressed(page, 'style')),
  };
}

async function compressed(page: Page, selector: string): Promise<number> {
  const texts = (await page.locator(selector).allTextContents()).join('\n');
  return texts === '' ? 0 : gzipSync(texts).length;
}

/** Sums up how far things jumped since the page began, without what a person caused. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) kept.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
