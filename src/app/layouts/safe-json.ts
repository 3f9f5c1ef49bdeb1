/** JSON that can stand inside a script element: no `<`, `>`, `&` or line separators that could end it early. */
export function toSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
