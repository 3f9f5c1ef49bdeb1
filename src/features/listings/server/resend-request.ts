import type { z } from 'zod';
import type { resendBody } from '../contract.ts';
import { parseEmail } from '#shared/email.ts';
import { nextStepOf } from '#features/sell/rules/index.ts';
import { ROUTES } from '#shared/site.ts';
import { listings as sentences } from '../words/listings.ts';
import { requestEmailLink } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { invalid } from '#platform/errors.ts';
import { findOpen } from './access.ts';

/**
 * Mails a link that opens this draft on any device. Pressing its button signs in with that address and, where nobody
 * owned the draft yet, hands it over.
 */
export async function resendRequest({
  ctx,
  ref,
  input,
}: {
  ctx: Ctx;
  ref: string;
  input: z.infer<typeof resendBody> & { network: string };
}): Promise<void> {
  const row = await findOpen({ ctx, ref });
  const email = parseEmail(input.email);
  if (!email.ok) throw invalid(sentences.wrongAnswers, [{ field: 'email', message: sentences.wrongEmail }]);
  await requestEmailLink({
    ctx,
    input: {
      email: email.value,
      network: input.network,
      direct: true,
      next: nextStepOf({ ...row, answers: row.answers })?.path ?? ROUTES.account,
      profile: {
        fullName: input.name,
        type: 'SELLER',
        country: 'US',
        language: 'en',
        passwordHash: null,
        sessionKeyHash: row.sessionKeyHash,
      },
    },
  });
}
