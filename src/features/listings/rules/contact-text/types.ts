/** A way around the conversation: a phone number, an email address, a link or name of another messenger. */
export type ContactKind = 'PHONE' | 'EMAIL' | 'LINK';

/** Where it stands in a text: from `start` up to and without `end`. */
export type FoundContact = {
  readonly kind: ContactKind;
  readonly start: number;
  readonly end: number;
  readonly words: string;
};

export type Span = Pick<FoundContact, 'start' | 'end'>;
