import { z } from 'zod';
import { persistedSlice } from '#platform/browser/persist.ts';
import type { Box } from '../rules/boxes.ts';
import { type Frame, isSameFrame } from '../rules/edits.ts';
import type { OwnPhoto } from '../contract.ts';
import { $photoAccess } from './photo-access.ts';

/** Listings whose boxes are remembered; the oldest is forgotten first. */
const MAX_LISTINGS = 12;
/** Photos that were found good enough. */
const MAX_FINE = 400;

const share = z.number().min(0).max(1);
const box = z.object({ x: share, y: share, width: share, height: share });
const $boxes = persistedSlice('blur', z.array(z.tuple([z.string(), z.record(z.string(), z.array(box))])), []);

/** Where parts of this listing's photos of one shot were blurred last: the next one is mostly taken from the same spot. */
export function keptBoxes(shot: string | null): readonly Box[] | null {
  const own = $boxes.get().find(([listingId]) => listingId === $photoAccess.get()?.listingId)?.[1];
  return (shot && own?.[shot]) || null;
}

export function keepBoxes(shot: string | null, boxes: readonly Box[]): void {
  const listingId = $photoAccess.get()?.listingId;
  if (!listingId || !shot) return;
  const own = $boxes.get().find(([id]) => id === listingId)?.[1] ?? {};
  const others = $boxes.get().filter(([id]) => id !== listingId);
  $boxes.set([[listingId, { ...own, [shot]: [...boxes] }], ...others.slice(0, MAX_LISTINGS - 1)]);
}

/** Crops that were not saved. */
const MAX_CROPS = 40;
const turn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
const $crops = persistedSlice<[string, Frame][]>(
  'crop',
  z.array(z.tuple([z.string(), z.object({ turn, angle: z.number(), crop: box })])),
  [],
);

type CroppedPhoto = Pick<Extract<OwnPhoto, { status: 'READY' }>, 'id' | 'hash'>;
/** Changes with the picture: a crop of what it was fits nothing else. */
const cropKey = ({ id, hash }: CroppedPhoto): string => `${id} ${hash}`;

/** How this photo was being framed when its page went; null when nothing was begun. */
export const keptCrop = (photo: CroppedPhoto): Frame | null =>
  $crops.get().find(([key]) => key === cropKey(photo))?.[1] ?? null;

/** Null, or a frame that changes nothing, forgets it. */
export function keepCrop(photo: CroppedPhoto, frame: Frame | null): void {
  const others = $crops.get().filter(([key]) => key !== cropKey(photo));
  const isBegun = frame !== null && !isSameFrame(frame);
  if (!isBegun && others.length === $crops.get().length) return;
  $crops.set([...(isBegun ? [[cropKey(photo), frame] as [string, Frame]] : []), ...others].slice(0, MAX_CROPS));
}

/** Photos whose owner said: use it anyway. */
export const $fine = persistedSlice<string[]>('photos-fine', z.array(z.string()), []);

export const markFine = (photoId: string): void => $fine.set([photoId, ...$fine.get()].slice(0, MAX_FINE));
