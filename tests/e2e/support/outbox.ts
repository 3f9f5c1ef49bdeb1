import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

type Email = { readonly at: string; readonly to: string; readonly subject: string; readonly text: string };

const folder = () => join(process.env.E2E_DATA_DIR ?? '', 'outbox');

async function emailsTo(email: string): Promise<Email[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.json'));
  const emails = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder(), name), 'utf8'))));
  return (emails as Email[]).filter(({ to }) => to === email).sort((a, b) => a.at.localeCompare(b.at));
}

/** The newest letter to an address that holds `what`, once it is there. */
async function findInEmail(email: string, what: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const words = (await emailsTo(email)).map(({ subject, text }) => `${subject}\n${text}`);
        found = words.findLast((text) => what.test(text))?.match(what)?.[0];
        return found !== undefined;
      },
      { message: `a letter to ${email} with ${what}` },
    )
    .toBe(true);
  return found ?? '';
}

export const mailedCode = (email: string): Promise<string> => findInEmail(email, /\b\d{6}\b/);
/** The address in the letter whose path begins with `path`. */
export const mailedLink = (email: string, path: string): Promise<string> =>
  findInEmail(email, new RegExp(`https?://[^\\s/]+${path}[^\\s]*`));
