import { type APIRequestContext, expect, type Page } from '@playwright/test';

type Described = {
  '@type': readonly string[];
  offers: { price: number; availability: string; [key: string]: unknown };
  [key: string]: unknown;
};

/** The schema.org description of the thing on the page, as the HTML carries it. */
export async function describedIn(page: Page): Promise<Described> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts.map((text) => JSON.parse(text) as Described).find((entry) => entry['@type'].includes('Product'));
  if (!found) throw new Error(`No product is described on ${page.url()}.`);
  return found;
}

export const meta = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');

/** What an address answers, without following it elsewhere. */
export const answerOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers().location ?? null };
};

export const ownerBar = (page: Page) => page.getByRole('region', { name: 'Your listing' });

/** Chooses an entry of one of the owner bar's two lists. */
export async function chooseInBar(page: Page, menu: 'Edit' | 'Status', entry: RegExp): Promise<void> {
  await ownerBar(page).getByRole('button', { name: menu }).click();
  await ownerBar(page).getByRole('button', { name: entry }).click();
}

/** Does what loads the page anew, and waits until the owner's bar stands on the new one and says `badge`. */
export async function expectStatus(page: Page, badge: string): Promise<void> {
  await expect(ownerBar(page).locator('.badge').first()).toHaveText(badge);
}
