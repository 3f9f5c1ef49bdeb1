import { CHAT } from '../rules/kinds.ts';

/** How its forms are read: room for a message that is too long, so that our sentence refuses it. */
export const LONG_MESSAGES = { maxLength: CHAT.longestMessage * 4, longer: 'cut' } as const;
