import type { Check, Payment, Side, StepBack } from '../rules/acts.ts';
import type { SaleRefusal } from '../rules/may-act.ts';

export const sales = {
  missing: 'There is no sale here. Open it from the conversation about the listing.',
  closed: 'You and this person can no longer write to each other, so the sale page cannot change.',
} as const;

export const refusals: Readonly<Record<SaleRefusal, string>> = {
  sale_over: 'This has already changed hands. What was said before stays as it is.',
  sale_not_agreed: 'First agree on a price. Both of you have to say the same amount.',
  not_for_this_kind: 'That is not part of this kind of sale.',
  not_your_check: 'That is for the other person to check.',
  no_deposit: 'No deposit has been noted.',
  deposit_is_yours: 'You noted this deposit. The other person confirms it.',
  nothing_to_leave: 'There is no deal to step back from yet.',
  no_meeting: 'That meeting was not found, or it was canceled.',
  not_now: 'A missed meeting can be noted from 15 minutes after its start, for two weeks.',
};

export const PAYMENT_WORDS: Readonly<Record<Payment, string>> = {
  BANK_CASH: 'Cash, counted at a bank',
  CASHIERS_CHECK: 'Cashier’s check, issued while the seller watches',
  WIRE: 'Bank wire, confirmed by the seller’s bank',
  LOAN: 'The buyer’s lender pays',
  APP: 'Payment app',
  OTHER: 'Something else',
};

export const STEP_BACK_WORDS: Readonly<Record<StepBack, string>> = {
  CHANGED_MIND: 'I changed my mind',
  NOT_AS_DESCRIBED: 'It was not as described',
  PAPERS: 'The title or papers were not in order',
  PAYMENT: 'The payment did not work out',
  NO_ANSWER: 'I no longer got answers',
  OTHER: 'Another reason',
};

/** What is to be checked, and how. */
export const CHECK_WORDS: Readonly<Record<Check, { readonly label: string; readonly note: string }>> = {
  COLD: {
    label: 'Seen in daylight and started cold',
    note: 'Ask that it not be warmed up. Warning lights come on with the key and go out.',
  },
  VIN: {
    label: 'VIN matches',
    note: 'The number on the dash, the door, and the title is the same. Read it yourself.',
  },
  TITLE: { label: 'Title seen', note: 'It is in the seller’s name, with the seller’s ID beside it. Note any brand.' },
  LIEN: {
    label: 'No loan, or a way to pay it off',
    note: 'A lender on the title is paid first, best at the lender’s branch.',
  },
  RECALLS: { label: 'Recalls looked up', note: 'Free by VIN at nhtsa.gov/recalls.' },
  DROVE: { label: 'Test drive done', note: 'City and highway, brakes from 40 mph, tight turns both ways.' },
  LICENSE: { label: 'Driver’s license seen', note: 'Before the test drive. The face matches, and you ride along.' },
  MONEY: {
    label: 'Money is good',
    note: 'Your bank confirmed it at the counter or in its own app. A screenshot proves nothing.',
  },
  PAPERS: { label: 'Title ready to sign', note: 'Sign only with the buyer there. Some states want a notary.' },
  PLATES: { label: 'Plates and toll tag', note: 'In most states you keep the plates. Take your toll tag off.' },
};

export const YOUR_WORD: Readonly<Record<Side, string>> = { BUYER: 'buyer', SELLER: 'seller' };
