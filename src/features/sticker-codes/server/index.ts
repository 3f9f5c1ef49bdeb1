/** The door of a sticker code's own row: what it is, who holds it, where it leads, and the record of all that. */
export { noteCodes, requireRoom, type Aim, aimCode, lockFree, lockOwnCode, touchedBy } from './write-code.ts';
export { type CodeRow, type CodeView, stickerHosts, toCodeView, findCode } from './find-code.ts';
export { linkCarried, stickerOutcome } from './link-carried.ts';
