/** What one seller says of a place. `variance` is that of his mean; `weight` is how far he is believed. */
export type Unit = {
  readonly seller: string;
  readonly residual: number;
  readonly variance: number;
  readonly asks: number;
  weight: number;
};

/** So many sellers may move a model by so much, as a logarithm: one may be wrong, three may be one person. */
const BOUNDS = [
  { sellers: 1, most: 0.05 },
  { sellers: 3, most: 0.09 },
] as const;

type Expected = { readonly mean: number; readonly variance: number };

/** What the mean of the units has to be moved by, so that no few sellers move their model by more than the bounds. */
export function boundedShift(units: readonly Unit[], { mean, variance }: Expected): number {
  const own = bySeller(units);
  const pulled = (kept: readonly Seller[]) => {
    const precision = kept.reduce((sum, unit) => sum + unit.precision, 0);
    const average = kept.reduce((sum, unit) => sum + unit.precision * unit.mean, 0) / (precision || 1);
    const share = (precision * variance) / (1 + precision * variance);
    return { share, moved: share * (average - mean) };
  };
  const { share, moved } = pulled(own);
  if (share === 0) return 0;
  const sorted = [...own].sort((a, b) => a.mean - b.mean);
  let bounded = moved;
  for (const { sellers, most } of BOUNDS) {
    const least = pulled(sorted.slice(sellers)).moved - most;
    const highest = pulled(sorted.slice(0, -sellers)).moved + most;
    bounded = Math.min(Math.max(bounded, Math.min(least, highest)), Math.max(least, highest));
  }
  return (bounded - moved) / share;
}

type Seller = { mean: number; precision: number };

function bySeller(units: readonly Unit[]): Seller[] {
  const sellers = new Map<string, Seller>();
  for (const { seller, residual, variance, weight } of units) {
    const precision = weight / variance;
    const known = sellers.get(seller) ?? { mean: 0, precision: 0 };
    const total = known.precision + precision;
    sellers.set(seller, { mean: (known.mean * known.precision + residual * precision) / total, precision: total });
  }
  return [...sellers.values()];
}
