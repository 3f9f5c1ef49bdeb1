import { isbot } from 'isbot';

/**
 * Whether a User-Agent belongs to a program rather than to somebody who looks: what `isbot` knows, and none at all,
 * which no browser sends. Whoever hides it is not told apart here.
 */
export const isProgram = (userAgent: string | null | undefined): boolean => !userAgent || isbot(userAgent);
