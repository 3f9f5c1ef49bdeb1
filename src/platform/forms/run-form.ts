import { type Outcome, type Stay, seeOther, stay, stayOnRefusal } from './outcome.ts';
import { type Fields, type FormInput, type Reading, readForm } from './read.ts';

/** What a page does with a posted form. */
export type Form = (input: FormInput) => Promise<Outcome>;

type Run = (input: FormInput, fields: Fields) => Promise<Outcome>;
/** What of the fields comes back when a verb refuses. */
type Kept = { readonly values?: (fields: Fields, input: FormInput) => Stay['values'] };

const SECRETS: ReadonlySet<string> = new Set(['current', 'password', 'proof_code']);

/** What was typed, but passwords. */
export const typedIn = (fields: Fields): Stay['values'] =>
  Object.fromEntries([...fields].filter(([name]) => !SECRETS.has(name)));

/** A form that reads its fields once, runs what they ask for, and shows a refusal on the page it came from. */
export function postedForm(run: Run, { values = typedIn, ...reading }: Kept & Reading = {}): Form {
  return async (input) => {
    const fields = await readForm(input.request, reading);
    try {
      return await run(input, fields);
    } catch (error) {
      return stayOnRefusal(error, values(fields, input));
    }
  };
}

/** For a page with a form: the response that leads away, or what to draw. A GET draws the empty form. */
export async function runForm(input: FormInput, form: Form): Promise<Response | Stay> {
  if (input.request.method !== 'POST') return stay();
  const outcome = await form(input);
  if (outcome.kind === 'stay') return outcome;
  return outcome.kind === 'answer' ? outcome.response : seeOther(outcome.to, outcome.cookies);
}
