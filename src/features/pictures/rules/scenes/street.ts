import { paintSilhouette, type SilhouetteKind, type PaintedPath, SILHOUETTE_VIEW_BOX } from '../silhouettes.ts';

/** A side view by itself in its usual color, as a whole SVG document. */
export const drawAlone = (kind: SilhouetteKind): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SILHOUETTE_VIEW_BOX}" stroke-linecap="round" stroke-linejoin="round">` +
  `${paintSilhouette(kind).map(toElement).join('')}</svg>`;

/** A painted path as it stands in an SVG document. */
export function toElement({ d, fill, stroke, width, opacity }: PaintedPath): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : '';
  return `<path d="${d}" fill="${fill}"${line}${opacity ? ` opacity="${opacity}"` : ''}/>`;
}

type Parked = { kind: SilhouetteKind; color: string; x: number; tag: readonly [x: number, y: number] };

/** Four parked vehicles, each with its tag in the window. */
const PARKED: readonly Parked[] = [
  { kind: 'suv', color: '#1f4e8c', x: 20, tag: [152, 54] },
  { kind: 'truck', color: '#f4f4f1', x: 430, tag: [206, 50] },
  { kind: 'sedan', color: '#b3202a', x: 850, tag: [176, 68] },
  { kind: 'minivan', color: '#1e5a45', x: 1262, tag: [170, 58] },
];
const SCALE = 0.82;

/** As `line`, `paper`, `edge` and `tag` in src/ui/styles/tokens.css: a picture does not see the page's. */
const STYLE =
  '.walk{fill:#e4e1da}.joints{stroke:#fbfaf7;stroke-width:3}.curb{fill:#85888f}.road{fill:#3b3f46}' +
  '.lane-line{stroke:#ffc400;stroke-width:4;stroke-dasharray:64 46}' +
  '@media (prefers-color-scheme:dark){.walk{fill:#2c3138}.joints{stroke:#121417}.curb{fill:#767d89}}';

const GROUND =
  '<path class="walk" d="M0 112H1680V142H0z"/>' +
  '<path class="joints" d="M60 112l-14 30M270 112l-14 30M480 112l-14 30M690 112l-14 30M900 112l-14 30M1110 112l-14 30M1320 112l-14 30M1530 112l-14 30"/>' +
  '<path class="curb" d="M0 142H1680V152H0z"/><path class="road" d="M0 152H1680V204H0z"/>' +
  '<path class="lane-line" d="M0 193H1680"/>';

const TAG =
  '<path fill="#FFC400" fill-rule="evenodd" d="M7 0h23v26H0V7zM6 8.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"/>' +
  '<path fill="#16181D" fill-rule="evenodd" d="M12 10h14v13H12zM14.5 12.5v8h9v-8z"/>';

/** The street of the home page, as a whole SVG document of 1680 by 204 units. */
export const drawStreet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1680" height="204" viewBox="0 0 1680 204"><style>${STYLE}</style>` +
  `${GROUND}${PARKED.map(drawParked).join('')}</svg>`;

function drawParked({ kind, color, x, tag: [left, top] }: Parked): string {
  const paths = paintSilhouette(kind, color).map(toElement);
  return (
    `<g transform="translate(${x} 24) scale(${SCALE})" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}` +
    `<g transform="translate(${left} ${top})">${TAG}</g></g>`
  );
}
