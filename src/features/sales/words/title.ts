import { fill } from '#shared/text.ts';
import type { TitleStep } from '../rules/title-steps.ts';

export const title = {
  head: 'Title and plates in {state}',
  lead: 'Collected from public pages, last checked {date}. Rules change, so check with the title office. This isn’t legal advice.',
  mine: 'You',
  elsewhere: 'If the buyer lives in another state, that state’s rules apply to the buyer.',
  sources: 'Where this comes from',
  by: 'By {date}',
  days: 'Within {n} days',
  calendar: 'Add the deadlines to my calendar',
  event: '{what}: {title}',
  last: 'Last day for title and plates',
} as const;

const words = {
  signYes: 'Sign the title over in front of a notary or a title agent, not before.',
  signNo: 'Sign the title over with the buyer there. Fill in every line, and cross nothing out.',
  signUnclear: 'Sign the title over. Sources disagree on whether it takes a notary, so ask the title office first.',
  billRequired: 'Sign a bill of sale. The state asks for one{form}.',
  billWise: 'Sign a bill of sale{form}, and keep a copy. It’s your proof of price and time.',
  form: ' (form {form})',
  platesSeller: 'Take your plates off. They don’t go with the vehicle.',
  platesCar: 'Leave the standard plates on. Personal and special plates come off.',
  platesEither: 'The plates may stay or come off. Off is safer against someone else’s tolls.',
  notice: 'Tell the state it’s sold: {name}{form}{online}.',
  online: ', online',
  noNotice: 'We found no notice of sale to file. Keep copies of the signed title and the bill of sale.',
  endInsurance: 'Cancel your insurance last, once the plates and the notice are taken care of.',
  insure: 'Insure it before you drive it home.',
  title: 'Title and register it in your name.',
  titleNoDays: 'Title and register it in your name. We found no deadline, so go in the first days.',
  inspection: 'Inspection: {text}.',
} as const;

const formOf = (form: string | null): string => (form ? fill(words.form, { form }) : '');

/** A step as a sentence. */
export function stepText(step: TitleStep): string {
  switch (step.kind) {
    case 'SIGN':
      return { yes: words.signYes, no: words.signNo, unclear: words.signUnclear }[step.notary];
    case 'BILL':
      return fill(step.required ? words.billRequired : words.billWise, { form: formOf(step.form) });
    case 'PLATES':
      return { seller: words.platesSeller, car: words.platesCar, either: words.platesEither }[step.plates];
    case 'NOTICE': {
      const { name, form, online } = step.notice;
      return fill(words.notice, { name, form: formOf(form), online: online ? words.online : '' });
    }
    case 'NO_NOTICE':
      return words.noNotice;
    case 'END_INSURANCE':
      return words.endInsurance;
    case 'INSURE':
      return words.insure;
    case 'TITLE':
      return step.days === null ? words.titleNoDays : words.title;
    case 'INSPECTION':
      return fill(words.inspection, { text: step.text });
  }
}
