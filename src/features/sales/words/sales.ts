import type { Check, Payment, StepBack } from '../rules/acts.ts';
import type { SaleRefusal } from '../rules/may-act.ts';

export const sales = {
  missing: 'We couldn’t find that sale. Open it from the conversation about the listing.',
  closed: 'You two can’t message each other anymore, so the sale page can’t change.',
} as const;

export const refusals: Readonly<Record<SaleRefusal, string>> = {
  sale_over: 'It already changed hands, so this can’t change anymore.',
  sale_not_agreed: 'Agree on a price first: you both enter the same amount.',
  not_for_this_kind: 'That isn’t part of this kind of sale.',
  not_your_check: 'That’s for the other person to check.',
  no_deposit: 'No deposit has been noted.',
  deposit_is_yours: 'You noted this deposit, so the other person confirms it.',
  nothing_to_leave: 'You don’t have a deal to step back from yet.',
  no_meeting: 'We couldn’t find that meeting, or it was canceled.',
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
  NOT_AS_DESCRIBED: 'It wasn’t as described',
  PAPERS: 'The title or papers weren’t in order',
  PAYMENT: 'The payment didn’t work out',
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
