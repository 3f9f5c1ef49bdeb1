const LEFT = 'curbtag:1:shop';

/**
 * Leaves the answers of a press in the browser's storage, at once: the page may be gone before more code arrives. A
 * browser that refuses storage keeps nothing.
 */
export function leaveAnswers(params: URLSearchParams): void {
  try {
    localStorage.setItem(LEFT, params.toString());
  } catch {
    // The address carries the answers for this visit.
  }
}

export const hasLeftAnswers = (): boolean => localStorage.getItem(LEFT) !== null;

/** What was left, once; undefined when nothing was. */
export function takeLeftAnswers(): URLSearchParams | undefined {
  const left = localStorage.getItem(LEFT);
  localStorage.removeItem(LEFT);
  return left === null ? undefined : new URLSearchParams(left);
}
