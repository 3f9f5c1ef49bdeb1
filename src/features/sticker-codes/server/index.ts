/** The door of a sticker code's own row: what it is, who holds it, where it leads, and the record of all that. */
export { noteCodes } from './code-history.ts';
export { type CodeRow, type CodeView, stickerHosts, toCodeView } from './code-view.ts';
export { findCode } from './find-code.ts';
export { linkCarried, stickerOutcome } from './link-carried.ts';
export { requireRoom } from './own-limit.ts';
export { type Aim, aimCode, lockFree, lockOwnCode, touchedBy } from './write-code.ts';
