import { z } from 'zod';
import { EDIT_LIMITS } from './rules/edits.ts';
import { PHOTO_LIMITS, TURNS } from './rules/photos.ts';
import { SHOTS } from './rules/shots.ts';

export const photoIdSchema = z.uuid();

/** A finished picture as anybody may see it; the same shape as `PublicPhoto` of the domain. */
export const publicPhotoSchema = z.object({
  id: photoIdSchema,
  hash: z.string().regex(/^[0-9a-f]{12}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string(),
  caption: z.string(),
  shot: z.enum(SHOTS).nullable(),
  isDrawing: z.boolean(),
  widths: z.array(z.number().int().positive()),
});

const common = { id: photoIdSchema, caption: z.string(), shot: z.enum(SHOTS).nullable() };

/** A picture as its owner sees it: finished, being prepared, or refused with the reason. */
export const ownPhotoSchema = z.discriminatedUnion('status', [
  publicPhotoSchema.extend({ status: z.literal('READY') }),
  z.object({ ...common, status: z.literal('PROCESSING') }),
  z.object({ ...common, status: z.literal('FAILED'), fault: z.string(), message: z.string() }),
]);
export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

export const ownPhotosSchema = z.object({ photos: z.array(ownPhotoSchema) });

export const photoOrderSchema = z.strictObject({
  /** Photos in their new order. Those left out follow in the order they had. */
  ids: z
    .array(photoIdSchema)
    .min(1)
    .max(PHOTO_LIMITS.count * 2),
});

const share = z.number().min(0).max(1);
/** Shares of the picture, the least of a side first. What lies outside by a hair of rounding is inside. */
const boxSchema = (least: number) =>
  z
    .strictObject({ x: share, y: share, width: share.min(least), height: share.min(least) })
    .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001);

/** @public */
export const boxesSchema = z.array(boxSchema(EDIT_LIMITS.blur)).min(1).max(EDIT_LIMITS.boxes);

const frameSchema = z.strictObject({
  /** Degrees clockwise. */
  turn: z.literal([0, ...TURNS]),
  /** Degrees clockwise; empty corners are cut off. */
  angle: z.number().min(-EDIT_LIMITS.angle).max(EDIT_LIMITS.angle),
  /** Of what is left after straightening. */
  crop: boxSchema(EDIT_LIMITS.crop),
});

export const photoChangeSchema = z.strictObject({
  caption: z.string().trim().max(PHOTO_LIMITS.caption).optional(),
  shot: z.enum(SHOTS).nullable().optional(),
  /** Degrees clockwise. */
  rotate: z.literal([...TURNS]).optional(),
  /** Turned, straightened, cropped. What is cut off is deleted. */
  frame: frameSchema.optional(),
  /** Parts that are made unreadable for good, of the picture as it is after framing. */
  blur: boxesSchema.optional(),
});
export type PhotoChange = z.infer<typeof photoChangeSchema>;

/** What the `Upload-Metadata` header carries. */
export const uploadMetadataSchema = z.object({
  listingId: z.uuid(),
  filename: z.string().max(255).catch('photo'),
  filetype: z.string().max(100).catch(''),
  shot: z.enum(SHOTS).nullable().catch(null),
});
/** The same for a photo in a message. `uploader` is written by the server, whatever the client says. */
export const chatUploadMetadataSchema = z.object({
  conversationId: z.uuid(),
  /** An upload has one place. */
  listingId: z.undefined().optional(),
  uploader: z.uuid().optional().catch(undefined),
});
