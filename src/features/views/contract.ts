import { z } from 'zod';

/** A listing's page was opened and is on somebody's screen. */
export const viewBody = z.strictObject({ listing: z.uuid() });
