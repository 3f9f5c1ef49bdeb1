import { z } from 'zod';

/** One field that is not right; `field` is a dotted path into the body or the query. */
const fieldFaultSchema = z.object({ field: z.string(), message: z.string() });

/** The body of every answer that is an error: RFC 9457, and always the sentence a person can read in `message`. */
export const problemSchema = z.object({
  type: z.string().describe('A stable address that names the kind of problem.'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string().describe('The path that was asked, without its query.'),
  message: z.string().describe('What happened and what to do, in one or two sentences.'),
  requestId: z
    .string()
    .optional()
    .describe('The number of this request, also in the header X-Request-Id. Name it when you ask for help.'),
  reason: z
    .string()
    .optional()
    .describe(
      'On 422, and where one 403 or 429 must be told from another: a stable word for programs, for example `vin_check_digit` or `reauthenticate`.',
    ),
  errors: z.array(fieldFaultSchema).optional().describe('The fields that are not right.'),
});

export type Problem = z.infer<typeof problemSchema>;
export type FieldFault = z.infer<typeof fieldFaultSchema>;
