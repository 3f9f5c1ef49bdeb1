import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askRaw, type RawAnswer } from '../../support/raw-answer.ts';
import type { OwnProduct } from './own-product.ts';
import { expect, newEmail } from './people.ts';

/** The text of every email that a server of a story's own has sent to somebody. */
export function mailsAt({ folder }: OwnProduct, email: string): string[] {
  const outbox = join(folder, 'data', 'outbox');
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox).filter((name) => name.endsWith('.json'));
  const mails = names.map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Record<string, string>);
  return mails.filter(({ to }) => to === email).map(({ text = '' }) => text);
}

/** Somebody new, by the forms and the mailed code; gives the cookies. */
export async function signUpAt(product: OwnProduct, email = newEmail()): Promise<string> {
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    askRaw(product.url + path, {
      method: 'POST',
      headers: { origin: product.url, 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams(fields).toString(),
    });
  const cookiesOf = ({ headers }: RawAnswer) => (headers['set-cookie'] ?? []).map((it) => it.split(';')[0]).join('; ');
  const pending = cookiesOf(await post('/stickers/auth/register', { email, name: 'Jo', type: 'SELLER' }));
  const findCode = () => mailsAt(product, email).flatMap((text) => text.match(/\b\d{6}\b/) ?? [])[0];
  await expect.poll(findCode).toBeTruthy();
  return cookiesOf(await post('/stickers/auth/email/confirm', { how: 'confirm', code: findCode() ?? '' }, pending));
}
