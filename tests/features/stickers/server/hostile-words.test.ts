import { describe, expect, test } from 'vitest';
import { confirmForm, linkForm, registerForm, resetForm, signInForm } from '#features/accounts/server/auth/index.ts';
import { runForm } from '#platform/forms/index.ts';
import type { Ctx } from '#platform/context.ts';
import { stickerForm } from '#features/stickers/server/sticker-form.ts';
import { deleteForm, settingsForm } from '#features/settings/server/index.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { newPerson } from '../../chat/server/realtime/support.ts';

const WORDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '\u0000', '../..', "' or 1=1 --", '{}'];
type Form = Parameters<typeof runForm>[1];
const FORMS: Readonly<Record<string, { form: Form; fields: readonly string[] }>> = {
  sticker: { form: stickerForm, fields: ['do', 'code', 'flow', 'type', 'source', 'listing', 'url', 'move'] },
  settings: {
    form: settingsForm,
    fields: ['do', 'email', 'phone', 'contact_method', 'session', 'how', 'proof_ticket'],
  },
  delete: { form: deleteForm, fields: ['word', 'sure', 'how', 'proof_ticket', 'proof_code', 'password'] },
  'sign-in': { form: signInForm, fields: ['how', 'email', 'password', 'callbackUrl'] },
  register: { form: registerForm, fields: ['email', 'name', 'type', 'password', 'callbackUrl'] },
  confirm: { form: confirmForm, fields: ['how', 'email', 'code', 'callbackUrl'] },
  link: { form: linkForm, fields: ['token', 'callbackUrl'] },
  reset: { form: resetForm, fields: ['token', 'email', 'password'] },
};

describe('words that every object knows', () => {
  const services = useServices();
  let requests = 0;
  const post = (ctx: Ctx, form: Form, fields: Record<string, string>) => {
    requests += 1;
    const headers = { 'x-remote-address': `2001:db8:${requests.toString(16)}::1` };
    const body = new URLSearchParams(fields);
    return runForm({ ctx, request: new Request('http://localhost:4321/x', { method: 'POST', body, headers }) }, form);
  };

  test.each(Object.keys(FORMS))('in any field of the form %s are no fault of the server', async (name) => {
    const { form, fields } = FORMS[name] as (typeof FORMS)[string];
    const id = await newPerson(services(), `${name}@example.com`);
    const ctx = makeCtx(services(), { user: { id } });
    for (const field of fields)
      for (const word of WORDS) {
        const { status } = await post(ctx, form, { [field]: word });
        expect(status, `${field}=${word}`).toBeLessThan(500);
      }
  });

  test('are no deed of the sticker form', async () => {
    const ctx = makeCtx(services());
    for (const word of ['__proto__', 'constructor'])
      expect(await post(ctx, stickerForm, { do: word })).toMatchObject({ status: 422 });
  });
});
