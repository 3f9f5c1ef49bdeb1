/** Going elsewhere is sometimes thrown, as a Response or as an error of some library. It is no fault. */
export function isRedirect(error: unknown): boolean {
  if (error instanceof Response) return error.status >= 300 && error.status < 400;
  if (!(error instanceof Error)) return false;
  const { status, digest } = error as { status?: unknown; digest?: unknown };
  if (typeof status === 'number' && status >= 300 && status < 400) return true;
  return /redirect$|^redirect/i.test(error.name) || /redirect/i.test(typeof digest === 'string' ? digest : '');
}
