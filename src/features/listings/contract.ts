import { z } from 'zod';
import { FLOW_TYPES, LISTING_CATEGORIES, LISTING_ORIGINS, LISTING_STATUSES, SALE_OUTCOMES } from '#shared/enums.ts';

/** The answers a person changed: field id to value, `null` to take one back. Checked field by field on the server. */
export const answerChanges = z
  .record(z.string().max(60), z.unknown())
  .refine((changes) => Object.keys(changes).length <= 200, 'too-many-fields')
  .describe(
    'Amounts are integer cents. `monthlyRent` is the rent of one month. `rent`, the rent of the whole term that `leaseTerm` names, is still read and is kept as `monthlyRent`, to the nearest cent.',
  );

/** The last word of a step's address. */
const stepSlug = z
  .string()
  .max(40)
  .regex(/^[a-z-]*$/);

export const createRequestBody = z.strictObject({
  flow: z.string().max(40).default('vehicle'),
  flow_type: z.enum(FLOW_TYPES).default('DEFAULT'),
  answers: answerChanges.default({}),
  current_step: stepSlug.nullish(),
});

export const updateRequestBody = z
  .strictObject({
    unique_id: z.string().max(40).optional(),
    id: z.string().max(40).optional(),
    answers: answerChanges.optional(),
    current_step: stepSlug.nullish(),
    status: z.enum(LISTING_STATUSES).optional(),
    if_status: z.enum(LISTING_STATUSES).optional().describe('Save only while the listing has this status; else 409'),
    if_version: z.int().min(1).optional().describe('Save only while nobody saved since this version; else 409'),
    contacts_confirmed: z
      .literal(true)
      .optional()
      .describe(
        'Publishes a phone number in a public text all the same; without it 422 with the reason `contact_in_text`',
      ),
    sale_outcome: z.enum(SALE_OUTCOMES).nullish(),
    sale_price_cents: z.int().min(0).max(1_000_000_000).nullish(),
  })
  .describe('Only what changes. Answers of a draft may be unfinished; those of a published listing must be right.');

export const resendBody = z.strictObject({ name: z.string().max(120).default(''), email: z.string().max(254) });

const moment = z.iso.datetime().nullable();
const fault = z.object({ field: z.string(), message: z.string() });

/** A listing as its seller sees it. */
export const requestView = z.object({
  id: z.uuid(),
  unique_id: z.string(),
  category: z.enum(LISTING_CATEGORIES),
  flow: z.string(),
  flow_type: z.enum(FLOW_TYPES),
  status: z.enum(LISTING_STATUSES),
  origin: z.enum(LISTING_ORIGINS),
  version: z.int(),
  answers: z.record(z.string(), z.unknown()).describe('A rent is `monthlyRent`, in cents for one month'),
  current_step: z.string().nullable(),
  title: z.string(),
  price_cents: z.int().nullable().describe('What is asked; of what is for rent, the rent of one month'),
  path: z.string().nullable(),
  owned: z.boolean(),
  missing: z.array(z.object({ step: z.string(), title: z.string(), faults: z.array(fault) })),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  published_at: moment,
  /** Given once, when a visitor who is not signed in creates a draft: the only key to it. */
  session_key: z.string().optional(),
  /** Given once, when a draft made from a sticker is published: the page that says what became of the code. */
  sticker_path: z.string().optional(),
});
export type RequestView = z.infer<typeof requestView>;

/** A code that opens a draft on one more device, once. */
export const draftLinkBody = z.strictObject({ step: stepSlug.describe('Where the other device goes on') });
export const draftLink = z.object({
  url: z.url().describe('What the code says. Opening it uses nothing up; the button on its page does'),
  expires_at: z.iso.datetime(),
});

/** What tells a device that something was changed on another one. */
export const draftState = z.object({
  status: z.enum(LISTING_STATUSES),
  version: z.int(),
  photos: z.string().describe('Another text when a photo came, changed or went'),
  devices: z.array(z.string()).describe('Devices that a code let in, by browser and system where those are known'),
});

export const requestList = z.object({ requests: z.array(requestView) });

/** Which of my listings: all, or the one named, so that asking whether it is mine is never an error. */
export const requestListQuery = z.object({ id: z.string().max(40).optional() });
