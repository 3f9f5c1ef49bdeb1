import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

type Letter = { readonly at: string; readonly to: string; readonly subject: string; readonly text: string };

const folder = () => join(process.env.E2E_DATA_DIR ?? '', 'outbox');

async function lettersTo(email: string): Promise<Letter[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.json'));
  const letters = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder(), name), 'utf8'))),
  );
  return (letters as Letter[]).filter(({ to }) => to === email).sort((a, b) => a.at.localeCompare(b.at));
}

/** The newest letter to an address that holds `what`, once it is there. */
async function findInLetter(email: string, what: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const words = (await lettersTo(email)).map(({ subject, text }) => `${subject}\n${text}`);
        found = words.findLast((text) => what.test(text))?.match(what)?.[0];
        return found !== undefined;
      },
      { message: `a letter to ${email} with ${what}` },
    )
    .toBe(true);
  return found ?? '';
}

export const mailedCode = (email: string): Promise<string> => findInLetter(email, /\b\d{6}\b/);
/** The address in the letter whose path begins with `path`. */
export const mailedLink = (email: string, path: string): Promise<string> =>
  findInLetter(email, new RegExp(`https?://[^\\s/]+${path}[^\\s]*`));
