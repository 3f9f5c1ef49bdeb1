import { PORTRAIT_COLORS } from './portrait.ts';
import { seededNumber } from './scene/seeded.ts';
import { toElement } from './scenes/street.ts';
import { paintSilhouette, type SilhouetteKind } from './silhouettes.ts';

const WIDTH = 640;
const GROUND = 196;
/** What is far behind a lot, drawn in one tone. */
const BACKDROPS = [
  'M0 150C80 92 150 104 220 132S360 84 450 112S580 100 640 126V196H0z',
  'M0 150H40L62 104H150L170 150H250L276 116H330L352 150H470L500 96H604L630 150H640V196H0z',
  'M0 146h36v-40h40v22h34v-52h44v36h40v-24h52v44h60v-30h46v-28h38v50h52v-34h44v22h50v-40h38v32h42v84H0z',
  'M0 140q20-34 44-6q22-40 52-4q18-30 44 2q26-38 54 0q20-28 46 2q24-36 52-2q22-30 48 2q26-38 52-2q20-30 46 2q24-36 54 0q22-32 50 2q22-26 46 4q26-30 52 4V196H0z',
] as const;
/** The building's outline without its sign: flat, gabled, stepped, with a canopy. */
const BUILDINGS = [
  'M60 196V64H400V196z',
  'M60 196V92L230 48L400 92V196z',
  'M60 196V78H120V56H340V78H400V196z',
  'M60 196V84H400V96H470V108H400V196z',
] as const;
const CAR_COLORS = ['#1f4e8c', '#b3202a', '#b9bec4', '#1e5a45', '#f4f4f1', '#1c1e22', '#d9662b', '#6d737b'] as const;

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Three vehicles of the kinds it sells, in front. */
function parked(name: string, kinds: readonly SilhouetteKind[]): string {
  const [first = 'sedan'] = kinds;
  const scale = 0.36;
  return [296, 464, 128]
    .map((x, at) => {
      const color = CAR_COLORS[(seededNumber(name, 'car', CAR_COLORS.length) + at * 3) % CAR_COLORS.length];
      const paths = paintSilhouette(kinds[at % Math.max(1, kinds.length)] ?? first, color)
        .map(toElement)
        .join('');
      return `<g transform="translate(${x} ${GROUND + 22 - 176 * scale}) scale(${scale})">${paths}</g>`;
    })
    .join('');
}

/**
 * A dealer's lot as a drawing of 640 by 240 units, its name on the sign. Sky, far hills, wall and ground have classes
 * and take the page's colors, by day and at night.
 */
export function drawStorefront(name: string, kinds: readonly SilhouetteKind[]): string {
  const pick = <Item>(question: string, items: readonly Item[]): Item =>
    items[seededNumber(name, question, items.length)] as Item;
  const color = pick('portrait', PORTRAIT_COLORS);
  const sign = Math.min(300, Math.max(150, name.length * 13 + 36));
  const left = 230 - sign / 2;
  const squeeze = name.length * 11 > sign - 24 ? ` textLength="${sign - 24}" lengthAdjust="spacingAndGlyphs"` : '';
  const panes = [84, 164, 244].map((x) => `M${x} 122h68v74h-68z`).join('');
  return (
    `<path class="sky" d="M0 0H${WIDTH}V240H0z"/><path class="far" d="${pick('backdrop', BACKDROPS)}"/>` +
    `<path class="wall" d="${pick('building', BUILDINGS)}"/>` +
    `<path class="pane" d="${panes}"/><path class="wood" d="M328 122h46v74h-46z"/>` +
    `<path fill="${color}" d="M72 108H388V122H72z"/>` +
    `<rect x="${left}" y="70" width="${sign}" height="34" rx="4" fill="${color}"/>` +
    `<text x="230" y="94" fill="#fff" font-family="var(--font-display)" font-size="20" font-weight="750" text-anchor="middle"${squeeze}>${escapeXml(name)}</text>` +
    `<path class="pole" d="M556 196V84h6V196z"/><path fill="#ffc400" fill-rule="evenodd" d="M532 36H586V88H520V48zM531 53a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"/>` +
    `<path class="ground" d="M0 ${GROUND}H${WIDTH}V240H0z"/><path class="curb" d="M0 226H${WIDTH}V230H0z"/>` +
    `<g stroke-linecap="round" stroke-linejoin="round">${parked(name, kinds)}</g>`
  );
}
