import { boundedShift, type Unit } from './bounds.ts';

/** Where a vehicle stands in the market, from wide to narrow. */
export type Place = {
  readonly fuel: string;
  readonly segment: string;
  readonly family: string;
  readonly band: string;
};
const LEVELS = ['all', 'fuel', 'segment', 'family', 'band'] as const;
type Level = (typeof LEVELS)[number];

/** Variance of the logarithm by which a place may have moved apart from the wider one around it. */
export type Priors = (level: Level, place: Place) => number;

/** What a place is known to have moved by: the logarithm, its variance, and how much evidence stands behind it. */
export type Drift = {
  readonly mean: number;
  readonly variance: number;
  readonly asks: number;
  readonly sellers: number;
};
export type DriftNodes = Readonly<Record<string, Drift>>;

/** The keys of a place from the whole market down to its age band. */
export const keysOf = ({ fuel, segment, family, band }: Place): readonly string[] => [
  '',
  fuel,
  `${fuel}/${segment}`,
  `${fuel}/${segment}/${family}`,
  `${fuel}/${segment}/${family}/${band}`,
];

type Node = {
  readonly key: string;
  readonly at: number;
  readonly prior: number;
  readonly children: Node[];
  readonly units: Unit[];
  /** How far it is believed by the wider place. */
  belief: number;
  /** What is said below it: precision, and precision times mean. */
  precision: number;
  pull: number;
  /** What the rest of the market expects of it. */
  expected: { mean: number; variance: number };
  mean: number;
  variance: number;
};

/** One seller's word on one place: the mean of his asks, and its variance with all that they share. */
export type Evidence = Unit & { readonly place: Place };

const FAMILY = LEVELS.indexOf('family');

/**
 * How every place of the market has moved, by exact Gaussian messages up and down the tree: each place is drawn to the
 * wider one around it, the more the less is known of it. Asks far from their own place count little,
 * and a few sellers do not move a model beyond bounds.ts.
 */
export function fitTree(evidence: readonly Evidence[], priors: Priors): { nodes: DriftNodes; likelihood: number } {
  const root = buildTree(evidence, priors);
  let likelihood = 0;
  for (let round = 0; round < ROUNDS; round++) {
    likelihood = collect(root);
    root.expected = { mean: 0, variance: root.prior };
    spread(root);
    if (round === ROUNDS - 1) break;
    weigh(root);
  }
  const nodes: Record<string, Drift> = {};
  keep(root, nodes);
  return { nodes, likelihood };
}

const ROUNDS = 6;

function buildTree(evidence: readonly Evidence[], priors: Priors): Node {
  const known = new Map<string, Node>();
  const place = (key: string, at: number, where: Place): Node => {
    const node: Node = {
      key,
      at,
      prior: priors(LEVELS[at] as Level, where),
      children: [],
      units: [],
      belief: 1,
      precision: 0,
      pull: 0,
      expected: { mean: 0, variance: 1 },
      mean: 0,
      variance: 1,
    };
    known.set(key, node);
    return node;
  };
  const root = place('', 0, { fuel: '', segment: '', family: '', band: '' });
  for (const { place: where, ...unit } of evidence) {
    let parent = root;
    keysOf(where).forEach((key, at) => {
      if (at === 0) return;
      const found = known.get(key);
      const node = found ?? place(key, at, where);
      if (!found) parent.children.push(node);
      parent = node;
    });
    parent.units.push({ ...unit });
  }
  return root;
}

/** Up: what is said below each place. Answers the logarithm of how likely it all is, up to a constant. */
function collect(node: Node): number {
  node.precision = 0;
  node.pull = 0;
  let likelihood = 0;
  const add = (mean: number, variance: number) => {
    // Told one after the other: how surprising each is after those before it.
    const before = node.precision > 0 ? node.pull / node.precision : null;
    if (before !== null) {
      const total = variance + 1 / node.precision;
      likelihood -= 0.5 * (Math.log(total) + Math.min(MAX_SURPRISE, (mean - before) ** 2 / total));
    }
    node.precision += 1 / variance;
    node.pull += mean / variance;
  };
  for (const unit of node.units) add(unit.residual, unit.variance / unit.weight);
  for (const child of node.children) {
    likelihood += collect(child);
    if (child.precision > 0) add(...messageOf(child));
  }
  return likelihood;
}

/** What a place tells the wider one: its mean, and how uncertain that is about the wider one. */
const messageOf = ({ pull, precision, prior, belief }: Node): [mean: number, variance: number] => [
  pull / precision,
  (prior + 1 / precision) / belief,
];

/** Down: what each place is taken to have moved by, given all of the market. */
function spread(node: Node): void {
  const { mean, variance } = node.expected;
  if (node.at === FAMILY) bound(node);
  node.variance = 1 / (1 / variance + node.precision);
  node.mean = node.variance * (mean / variance + node.pull);
  for (const child of node.children) {
    const [told, unsure] = child.precision > 0 ? messageOf(child) : [0, Number.POSITIVE_INFINITY];
    const [precision, pull] = [1 / unsure, told / unsure];
    const rest = 1 / node.variance - precision;
    child.expected = { mean: (node.mean / node.variance - pull) / rest, variance: 1 / rest + child.prior };
    spread(child);
  }
}

/** Takes from a family, once the wider places have heard it, what a few sellers alone have moved it by beyond the bounds. */
function bound(node: Node): void {
  const shift = boundedShift(
    node.children.flatMap((child) => child.units),
    node.expected,
  );
  node.pull += shift * node.precision;
  for (const child of node.children) child.pull += shift * child.precision;
}

/** Student's weights: an ask that lies far from its own place tells little about it, and one that few others bear out nothing. */
function weigh(node: Node, family: Family | null = null): void {
  const own = node.at === FAMILY ? familyOf(node) : family;
  for (const child of node.children) {
    weigh(child, own);
    if (child.precision === 0 || child.at !== FAMILY) continue;
    child.belief = beliefOf(
      child.pull / child.precision - node.mean,
      child.prior + 1 / child.precision + node.variance,
    );
  }
  for (const unit of node.units) {
    const isAlone = own !== null && own.odd < BORNE_OUT && isOdd(unit, own);
    unit.weight = isAlone ? NEXT_TO_NOTHING : beliefOf(unit.residual - node.mean, unit.variance + node.variance);
  }
}

type Family = { readonly mean: number; readonly variance: number; readonly odd: number };

/** What the rest of the market expects of a family, and how many sellers say something else altogether. */
function familyOf({ children, expected }: Node): Family {
  const odd = children.flatMap(({ units }) => units.filter((unit) => isOdd(unit, expected)));
  return { ...expected, odd: new Set(odd.map(({ seller }) => seller)).size };
}

const isOdd = (unit: Unit, { mean, variance }: { mean: number; variance: number }): boolean =>
  (unit.residual - mean) ** 2 > FAR ** 2 * (variance + unit.variance);

function beliefOf(off: number, variance: number): number {
  const z = off ** 2 / variance;
  return ((FREEDOM + 1) / (FREEDOM + z)) * Math.min(1, (FAR ** 2 / z) ** 2);
}

/** So many sellers may know better than the rest of the market. */
const BORNE_OUT = 6;
const NEXT_TO_NOTHING = 1e-4;
/** A lie may not teach how far honest models move apart. */
const MAX_SURPRISE = 6;
const FREEDOM = 25;
const FAR = 2.5;

function keep(node: Node, into: Record<string, Drift>): { asks: number; sellers: Set<string> } {
  let asks = node.units.reduce((sum, unit) => sum + unit.asks, 0);
  const sellers = new Set(node.units.map(({ seller }) => seller));
  for (const child of node.children) {
    const below = keep(child, into);
    asks += below.asks;
    for (const seller of below.sellers) sellers.add(seller);
  }
  into[node.key] = { mean: node.mean, variance: node.variance, asks, sellers: sellers.size };
  return { asks, sellers };
}

/** What a place has moved by: the narrowest of its nodes that has evidence, with what is unknown below it. */
export function driftAt(nodes: DriftNodes, place: Place, priors: Priors): Drift {
  const keys = keysOf(place);
  const deepest = keys.findLastIndex((key) => Object.hasOwn(nodes, key));
  const unknown = LEVELS.slice(deepest + 1).reduce((sum, level) => sum + priors(level, place), 0);
  const found = deepest < 0 ? NOTHING : (nodes[keys[deepest] as string] as Drift);
  const family = nodes[keys[FAMILY] as string] ?? NOTHING;
  return {
    mean: found.mean,
    variance: found.variance + unknown,
    asks: family.asks,
    sellers: family.sellers,
  };
}

const NOTHING: Drift = { mean: 0, variance: 0, asks: 0, sellers: 0 };
