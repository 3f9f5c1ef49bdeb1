import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

type Lock = { readonly secret: string; readonly context: string };

const NONCE = 12;
const TAG = 16;

const keyOf = ({ secret, context }: Lock) =>
  Buffer.from(hkdfSync('sha256', secret, context, 'curbtag sealed answer', 32));

/** Encrypts and signs a text (AES-256-GCM). Only the same secret and context open it again. */
export function seal(text: string, lock: Lock): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(lock), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when the secret or the context is another one, or the text was changed. */
export function openSealed(sealed: string, lock: Lock): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(lock), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
