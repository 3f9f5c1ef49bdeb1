import sharp, { type SharpOptions } from 'sharp';
import { PHOTO_LIMITS } from '../../rules/photos.ts';

/** One picture uses one core, so that pages are answered while many are prepared; the queue decides how many run. */
sharp.concurrency(1);
sharp.cache(false);

/** How every picture is opened: whole, and no larger than 50 megapixels. */
export const INPUT: SharpOptions = { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error', sequentialRead: true };

/** Pixels of the longer side of the private master, from which all variants are made. */
export const MASTER_SIDE = 2560;
