import { holdBack, type Unit } from './bounds.ts';

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

export type Node = {
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
 * wider one around it, the more the less is known of it, and asks far from their own place count little. `free` follows all that is
 * said; in `held` no seller moves a model by much more than `most` against what the wider places say.
 */
export function fitTree(evidence: readonly Evidence[], priors: Priors, most: number) {
  const root = buildTree(evidence, priors);
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) weigh(root);
    collect(root);
    root.expected = { mean: 0, variance: root.prior };
    spread(root);
  }
  const free = toNodes(root);
  for (const family of root.children.flatMap((fuel) => fuel.children.flatMap((segment) => segment.children)))
    for (let round = 0; round < HELD_ROUNDS; round++) {
      holdBack(family, most);
      collect(family);
      spread(family);
    }
  return { free, held: toNodes(root) };
}

/** Until the weights stay as they are; narrow corners take longer. */
const ROUNDS = 6;
const HELD_ROUNDS = 40;

function toNodes(root: Node): DriftNodes {
  const nodes: Record<string, Drift> = {};
  keep(root, nodes);
  return nodes;
}

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

/** Up: what is said below each place. */
function collect(node: Node): void {
  node.precision = 0;
  node.pull = 0;
  const add = (mean: number, variance: number) => {
    node.precision += 1 / variance;
    node.pull += mean / variance;
  };
  for (const unit of node.units) add(unit.residual, unit.variance / unit.weight);
  for (const child of node.children) {
    collect(child);
    if (child.precision > 0) add(...messageOf(child));
  }
}

/** What a place tells the wider one: its mean, and how uncertain that is about the wider one. */
const messageOf = ({ pull, precision, prior, belief }: Node): [mean: number, variance: number] => [
  pull / precision,
  (prior + 1 / precision) / belief,
];

/** Down: what each place is taken to have moved by, given all of the market. */
function spread(node: Node): void {
  const { mean, variance } = node.expected;
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

/** Student's weights: an ask that lies far from its own place tells little about it, and so does a model about its segment. */
function weigh(node: Node): void {
  for (const child of node.children) {
    weigh(child);
    if (child.at === FAMILY)
      child.belief = beliefOf(
        child.pull / child.precision - node.mean,
        child.prior + 1 / child.precision + node.variance,
      );
  }
  for (const unit of node.units) unit.weight = beliefOf(unit.residual - node.mean, unit.variance + node.variance);
}

function beliefOf(off: number, variance: number): number {
  const z = off ** 2 / variance;
  return ((FREEDOM + 1) / (FREEDOM + z)) * Math.min(1, (FAR ** 2 / z) ** 2);
}

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
