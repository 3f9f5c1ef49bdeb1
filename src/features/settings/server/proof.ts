import { fill } from '#shared/text.ts';
import { settingsPage as words } from '../words.ts';
import { type Reauthentication, readUser, requestEmailCode } from '#features/accounts/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import {
  type Fields,
  type FormInput,
  type Outcome,
  type Stay,
  senderOf,
  stay,
  stayOnRefusal,
} from '#platform/forms/index.ts';
import { isAppError } from '#platform/errors.ts';

/** What a form of the settings shows to prove who sends it: the present password, or a code mailed to the account. */
export function readProof(input: FormInput, form: Fields): Reauthentication {
  return {
    password: form.get('current') || undefined,
    code: form.get('proof_code')?.trim() || undefined,
    ticket: /^[\da-f-]{36}$/.test(form.get('proof_ticket') ?? '') ? form.get('proof_ticket') : undefined,
    network: senderOf(input).network,
  };
}

/** Whether the button that asks for a code was pressed. */
export const asksForCode = (form: Fields): boolean => form.get('how') === 'proof-code';

/** Mails a code to the account's own address; the same form comes back with what was typed, and asks for the code. */
export async function mailProof(input: FormInput, values: Stay['values']): Promise<Outcome> {
  const { ctx } = input;
  const { email } = await readUser({ ctx, input: { userId: requireMember(ctx).userId } });
  const { ticket } = await requestEmailCode({ ctx, input: { email, network: senderOf(input).network } });
  const text = fill(words.proofSent, { email });
  return stay({ values: { ...values, proof_ticket: ticket, proof_code: '' }, notice: { kind: 'good', text } });
}

/** A refusal of a proof stands at the field it was typed in; any other as everywhere. */
export function stayOnProof(error: unknown, values: Stay['values'], passwordField = 'current'): Outcome {
  const outcome = stayOnRefusal(error, values);
  if (!isAppError(error)) return outcome;
  if (error.reason === 'reauthenticate') return { ...outcome, notice: null, faults: { proof: error.message } };
  const at = (field: string): Outcome => ({ ...outcome, notice: null, faults: { [field]: error.message } });
  if (error.reason === 'wrong_password') return at(passwordField);
  return error.reason === 'wrong_code' ? at('proof_code') : outcome;
}
