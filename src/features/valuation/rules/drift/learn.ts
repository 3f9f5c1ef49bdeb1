import { moveOfOne } from './bounds.ts';
import { type Drift, type DriftNodes, type Evidence, fitTree, keysOf, type Place, type Priors } from './tree.ts';

/** One price of this market against what the model said of it. */
export type Ask = {
  readonly place: Place;
  /** Who asks; whose prices are taken to share a habit. */
  readonly seller: string;
  /** Logarithm of the price over the value carried by the index alone. */
  readonly residual: number;
  /** Variance of the model's own error for such a vehicle. */
  readonly noise: number;
  /** Days since the price was set. */
  readonly days: number;
};

/** Prices of one seller for one model are half alike: a hundred say little more than two. */
const ALIKE = 0.5;
/** No seller counts for more asks of the whole market than this, or this share of it. */
const MAX_ASKS = 8;
const MAX_SHARE = 0.05;
/** After so many days a price says half as much about today. */
const HALF_LIFE = 90;
/** A price farther off than this by half or double is a slip, a part, or a wreck. */
const BEYOND = Math.log(2);

/** How far the market's models move apart, against what is expected: the one thing that is learned beside the tree. */
export type Learned = { readonly nodes: DriftNodes; readonly scale: number };

/** Prices of a market into how it moved. `priors` are what the months since the last readings allow for. */
export function learnDrift(asks: readonly Ask[], priors: Priors): Learned {
  const evidence = toEvidence(asks.filter(({ residual }) => Math.abs(residual) < BEYOND));
  const most = moveOfOne(evidence.length);
  const scale = learnScale(evidence, fitTree(evidence, priors, most).free, priors);
  const { free, held } = fitTree(evidence, scaled(priors, scale), most);
  const nodes = Object.entries(held).map(([key, drift]) => [key, withDoubt(drift, free[key] as Drift)] as const);
  return { nodes: Object.fromEntries(nodes), scale };
}

/** As sure as all that was said, less what was said and not followed. */
const withDoubt = (held: Drift, free: Drift): Drift => ({
  ...held,
  variance: free.variance + (held.mean - free.mean) ** 2,
});

/** The expected scale counts for as many prices. */
const SCALE_PRICES = 40;
const SCALES = [0.3, 3] as const;
/** Half of all squared standard normal numbers are below this. */
const MIDDLE = 0.455;
const HALVINGS = 20;

/** How far apart models are, by the middle distance of prices from their segment: one lie in twenty hardly moves a middle. */
function learnScale(evidence: readonly Evidence[], nodes: DriftNodes, priors: Priors): number {
  if (evidence.length === 0) return 1;
  const parts = evidence.map(({ place, residual, variance }) => {
    const wide = nodes[keysOf(place)[SEGMENT] as string]?.mean ?? 0;
    return { off: (residual - wide) ** 2, apart: priors('family', place) + priors('band', place), variance };
  });
  let [low, high] = [Math.log(SCALES[0]), Math.log(SCALES[1])];
  for (let at = 0; at < HALVINGS; at++) {
    const log = (low + high) / 2;
    const share = middle(parts.map(({ off, apart, variance }) => off / (Math.exp(2 * log) * apart + variance)));
    if (share > MIDDLE) low = log;
    else high = log;
  }
  return Math.exp(((low + high) / 2) * (evidence.length / (evidence.length + SCALE_PRICES)));
}

const SEGMENT = 2;

/** Models and their ages move apart by more or less than expected; fuels and segments as the readings say. */
export const scaled =
  (priors: Priors, scale: number): Priors =>
  (level, place) =>
    priors(level, place) * (level === 'family' || level === 'band' ? scale ** 2 : 1);

function toEvidence(asks: readonly Ask[]): Evidence[] {
  const groups = new Map<string, Ask[]>();
  const counts = new Map<string, number>();
  const ages = new Map<string, number>();
  const ofModel = ({ seller, place: { family } }: Ask) => `${seller} ${family}`;
  for (const ask of asks) {
    const key = `${ask.seller} ${keysOf(ask.place).at(-1)}`;
    const group = groups.get(key);
    if (group) group.push(ask);
    else {
      groups.set(key, [ask]);
      ages.set(ofModel(ask), (ages.get(ofModel(ask)) ?? 0) + 1);
    }
    counts.set(ask.seller, (counts.get(ask.seller) ?? 0) + 1);
  }
  const most = Math.max(MAX_ASKS, MAX_SHARE * asks.length);
  return [...groups.values()].map((group) => {
    const [first] = group as [Ask, ...Ask[]];
    const fresh = group.reduce((sum, { days }) => sum + 0.5 ** (Math.max(0, days) / HALF_LIFE), 0);
    const heard = Math.min(1, most / (counts.get(first.seller) ?? 1));
    const counted = (fresh / (1 + (group.length - 1) * ALIKE)) * heard;
    return {
      place: first.place,
      seller: first.seller,
      residual: middle(group.map(({ residual }) => residual)),
      variance: middle(group.map(({ noise }) => noise)) / counted,
      asks: group.length,
      share: heard / (ages.get(ofModel(first)) ?? 1),
      weight: 1,
    };
  });
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] as number) + (sorted[Math.ceil(at)] as number)) / 2;
}
