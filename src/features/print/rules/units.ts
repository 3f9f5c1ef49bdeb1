/** Lengths of everything printed are millimetres; a PDF's are points. */
export const MM_PER_INCH = 25.4;
export const POINTS_PER_MM = 72 / MM_PER_INCH;

export const inches = (length: number): number => length * MM_PER_INCH;

export type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly x: number; readonly y: number };

export const PAPERS = {
  letter: { width: inches(8.5), height: inches(11) },
  a4: { width: 210, height: 297 },
} as const;
export type Paper = keyof typeof PAPERS;
export const isPaper = (text: string): text is Paper => text in PAPERS;
