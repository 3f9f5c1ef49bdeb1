import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC; a `Date` in the code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
