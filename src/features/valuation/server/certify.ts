import { canonicalJson, certificateHash } from '#shared/certificate.ts';
import type { Certificate, Estimate, Subject } from './types.ts';

/** What was asked, by which model, and every figure of the answer, as one text with its hash. */
export async function certify(subject: Subject, estimate: Omit<Estimate, 'certificate'>): Promise<Certificate> {
  const { kind: _, asOf, goodUntil, ...figures } = estimate;
  const input = canonicalJson({
    vehicle: subject,
    ...figures,
    asOf: asOf.toISOString(),
    goodUntil: goodUntil.toISOString(),
  });
  return { hash: await certificateHash(input), input };
}
