/**
 * What is missing, drawn small: each a few shapes on the curb, 240 by 150. `face` is paper with an outline, `mark` the one
 * yellow thing, `line` only a stroke, `ink` filled with it, `dark` the same on yellow.
 */
/** How each is painted; presentation attributes, so that a page needs no sheet for them. */
export const INKS = {
  face: { fill: 'var(--sheet)', stroke: 'var(--ink)' },
  mark: { fill: 'var(--tag)', stroke: 'var(--on-tag)' },
  line: { fill: 'none', stroke: 'var(--ink)' },
  ink: { fill: 'var(--ink)', stroke: 'none' },
  dark: { fill: 'var(--on-tag)', stroke: 'none' },
} as const;
type Ink = keyof typeof INKS;
type Shape = readonly [ink: Ink, d: string];

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const tag = (x: number, y: number, width: number, height: number) =>
  `M${x + 16} ${y}h${width - 16}v${height}h${-width}v${16 - height}z`;
const pin = (x: number, y: number) => `M${x} ${y}c-16-20-20-26-20-36a20 20 0 0 1 40 0c0 10-4 16-20 36z`;
const heart = (x: number, y: number) => `M${x} ${y}c-25-17-30-36-15-42c8-3 13 2 15 7c2-5 7-10 15-7c15 6 10 25-15 42z`;

export const EMPTIES = {
  saved: [
    ['mark', tag(52, 36, 132, 84)],
    ['face', circle(74, 78, 6)],
    ['line', 'M74 78c-30-2-48-22-40-48'],
    ['dark', heart(126, 104)],
  ],
  searches: [
    ['face', box(40, 44, 96, 84)],
    ['line', 'M56 66h64M56 84h40M56 102h48'],
    ['face', circle(150, 84, 30)],
    ['line', 'M172 106l26 24'],
    ['mark', 'M172 46c0-12 8-18 16-18s16 6 16 18c0 12 6 14 6 18h-44c0-4 6-6 6-18zM182 70a6 6 0 0 0 12 0'],
  ],
  messages: [
    ['face', 'M34 32h108v58H78l-22 20V90H34z'],
    ['line', 'M52 52h72M52 70h46'],
    ['mark', 'M118 72h88v44h-18v16l-20-16h-50z'],
    ['dark', `${circle(144, 94, 4)}${circle(162, 94, 4)}${circle(180, 94, 4)}`],
  ],
  listings: [
    ['line', 'M78 132V34M162 132V34'],
    ['face', box(60, 26, 120, 70)],
    ['mark', circle(120, 61, 22)],
    ['dark', box(118, 48, 4, 26)],
    ['dark', box(107, 59, 26, 4)],
  ],
  results: [
    ['line', 'M120 132V22'],
    ['face', 'M64 30h84l16 16l-16 16H64z'],
    ['mark', 'M176 74H96L80 90l16 16h80z'],
    ['line', 'M80 46h48'],
    ['dark', box(112, 88, 46, 4)],
  ],
  stickers: [
    ['face', 'M66 24h108v74l-34 34H66z'],
    ['mark', 'M174 98l-34 34V98z'],
    ['ink', `${box(82, 40, 22, 22)}${box(136, 40, 22, 22)}${box(82, 92, 22, 22)}`],
    ['line', 'M116 42v18M114 78h12M134 78h24M92 78h8M116 96v16'],
  ],
  plan: [
    ['line', 'M36 132c34-6 26-34 60-36s40 22 62 8s18-40 46-44'],
    ['face', pin(60, 114)],
    ['face', pin(132, 98)],
    ['mark', pin(204, 74)],
    ['ink', `${circle(60, 78, 6)}${circle(132, 62, 6)}${circle(204, 38, 6)}`],
  ],
  orders: [
    ['face', 'M52 62l20-26h96l20 26v70H52z'],
    ['line', 'M52 62h136M120 36v26'],
    ['mark', box(106, 62, 28, 24)],
    ['line', 'M146 116h26M70 116h14'],
  ],
  inbox: [
    ['face', 'M48 84l20-46h104l20 46v48H48z'],
    ['line', 'M48 84h42c2 16 10 22 30 22s28-6 30-22h42'],
    ['mark', circle(120, 46, 26)],
    ['dark', 'M107 45l9 9l17-18l4 4l-21 22l-13-13z'],
  ],
  stock: [
    ['line', 'M40 132V26M200 132V26M40 34c40 22 120 22 160 0'],
    ['face', 'M62 43l18 5l-12 16zM142 52l18-3l-5 19z'],
    ['mark', 'M100 51l20 1l-10 18zM178 45l14-5l1 20z'],
    ['line', 'M74 132l14-34M120 132V98M166 132l-14-34'],
  ],
  offers: [
    ['face', tag(34, 40, 96, 58)],
    ['line', 'M74 58h38M74 78h24'],
    ['mark', tag(104, 74, 102, 58)],
    ['face', circle(122, 104, 5)],
    [
      'dark',
      'M160 86h6v6c6 1 10 4 10 9h-7c0-5-12-5-12 0c0 6 20 2 20 14c0 6-5 9-11 10v5h-6v-5c-7-1-11-5-11-10h7c0 6 14 6 14 0c0-7-20-2-20-14c0-5 4-8 10-9z',
    ],
  ],
  values: [
    ['line', 'M48 122a72 72 0 0 1 144 0'],
    ['face', 'M48 122a72 72 0 0 1 144 0h-30a42 42 0 0 0-84 0z'],
    ['line', 'M69 71l21 21M120 50v30M171 71l-21 21'],
    ['mark', 'M114 122l34-52l-20 58a8 8 0 1 1-14-6z'],
  ],
  compare: [
    ['face', box(34, 30, 78, 102)],
    ['face', box(128, 30, 78, 102)],
    ['mark', `${box(34, 30, 78, 40)}`],
    ['line', 'M128 70h78M48 88h50M48 106h34M142 88h50M142 106h42M142 50h50'],
  ],
  visits: [
    ['face', box(48, 36, 106, 96)],
    ['line', 'M48 62h106M76 26v20M126 26v20M68 82h14M94 82h14M120 82h14M68 106h14'],
    ['mark', circle(162, 100, 30)],
    ['dark', 'M160 82h4v17l12 7l-2 4l-14-8z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type Empty = keyof typeof EMPTIES;
