import { leave, type Outcome, type Stay, stay } from './outcome.ts';
import type { FormInput } from './posted.ts';

/** For a page with a form: the response that leads away, or what to draw. A GET draws the empty form. */
export async function runForm(
  input: FormInput,
  form: (input: FormInput) => Promise<Outcome>,
): Promise<Response | Stay> {
  if (input.request.method !== 'POST') return stay();
  const outcome = await form(input);
  return leave(outcome) ?? (outcome as Stay);
}
