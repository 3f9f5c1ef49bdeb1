import { type DriftNodes, type Evidence, fitTree, keysOf, type Place, type Priors } from './tree.ts';

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

const SCALES = [0.35, 0.5, 0.7, 1, 1.4, 2, 2.8] as const;
/** How strongly the expected scale is held to, as a standard deviation of its logarithm. */
const SCALE_SD = 0.3;

/** Prices of a market into how it moved. `priors` are what the months since the last readings allow for. */
export function learnDrift(asks: readonly Ask[], priors: Priors): Learned {
  const evidence = toEvidence(asks.filter(({ residual }) => Math.abs(residual) < BEYOND));
  const tried = SCALES.map((scale) => ({
    scale,
    score: fitTree(evidence, scaled(priors, scale)).likelihood - 0.5 * (Math.log(scale) / SCALE_SD) ** 2,
  }));
  const best = Math.max(...tried.map(({ score }) => score));
  const weights = tried.map(({ score }) => Math.exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = tried.reduce((sum, { scale }, at) => sum + ((weights[at] as number) / total) * Math.log(scale), 0);
  const scale = Math.exp(mean);
  return { nodes: fitTree(evidence, scaled(priors, scale)).nodes, scale };
}

/** Models and their ages move apart by more or less than expected; fuels and segments as the readings say. */
export const scaled =
  (priors: Priors, scale: number): Priors =>
  (level, place) =>
    priors(level, place) * (level === 'family' || level === 'band' ? scale ** 2 : 1);

function toEvidence(asks: readonly Ask[]): Evidence[] {
  const groups = new Map<string, Ask[]>();
  const counts = new Map<string, number>();
  for (const ask of asks) {
    const key = `${ask.seller} ${keysOf(ask.place).at(-1)}`;
    const group = groups.get(key);
    if (group) group.push(ask);
    else groups.set(key, [ask]);
    counts.set(ask.seller, (counts.get(ask.seller) ?? 0) + 1);
  }
  const most = Math.max(MAX_ASKS, MAX_SHARE * asks.length);
  return [...groups.values()].map((group) => {
    const [first] = group as [Ask, ...Ask[]];
    const fresh = group.reduce((sum, { days }) => sum + 0.5 ** (Math.max(0, days) / HALF_LIFE), 0);
    const counted = (fresh / (1 + (group.length - 1) * ALIKE)) * Math.min(1, most / (counts.get(first.seller) ?? 1));
    return {
      place: first.place,
      seller: first.seller,
      residual: middle(group.map(({ residual }) => residual)),
      variance: middle(group.map(({ noise }) => noise)) / counted,
      asks: group.length,
      weight: 1,
    };
  });
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] as number) + (sorted[Math.ceil(at)] as number)) / 2;
}
