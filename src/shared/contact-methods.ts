import { CONTACT_METHODS, type ContactMethod } from './enums.ts';

type Site = {
  /** Whether this site sends texts. */
  texts: boolean;
  /** What the person chose before. */
  chosen: unknown;
};

/** How people may choose to be reached. Who chose texts while there were some keeps the choice in sight. */
export const contactMethods = ({ texts, chosen }: Site): ContactMethod[] =>
  CONTACT_METHODS.filter((method) => method === 'EMAIL' || texts || chosen === method);
