/** What a loan costs: `ratePercent` is a year's nominal rate in percent (6.5), money is in cents. */
export type Loan = { readonly principalCents: number; readonly ratePercent: number; readonly months: number };

/** The level payment of each month, rounded to a cent; without interest the principal in equal parts, for nothing 0. */
export function monthlyPaymentCents({ principalCents, ratePercent, months }: Loan): number {
  if (principalCents <= 0 || months <= 0) return 0;
  const monthly = ratePercent / 1_200;
  if (monthly === 0) return Math.round(principalCents / months);
  // The same as 1 - (1 + monthly) ** -months, and exact for the smallest rates too.
  const share = -Math.expm1(-months * Math.log1p(monthly));
  return Math.round(principalCents * (monthly / share));
}
