import { CHAT } from '../rules/kinds.ts';

/** The texts of a posted form. Room for a message that is too long, so that our sentence refuses it. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  return new Map(texts.map(([name, value]) => [name, value.slice(0, CHAT.longestMessage * 4)]));
}
