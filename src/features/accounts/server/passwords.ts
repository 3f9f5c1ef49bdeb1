import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id (the library's default kind) with OWASP's first recommendation: 19 MiB, 2 passes, 1 lane.
 * Source: OWASP Password Storage Cheat Sheet.
 */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), SETTINGS);

let nobody: Promise<string> | undefined;

/** Whether the password fits. Without a stored hash it takes just as long and says no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored === null) nobody ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await nobody) ?? '', password.normalize('NFKC')).catch(() => false);
  return stored !== null && fits;
}
