import type { Body, ConditionGrade } from '#domain/enums.ts';
import type { Level } from './baseline-data.ts';

/** What is to be valued. `models` holds the names the model goes by, the most telling first. */
export type Subject = {
  readonly vehicleType: string;
  readonly year: number;
  readonly make: string;
  readonly models: readonly string[];
  readonly body: Body | null;
  /** Miles on the odometer. */
  readonly mileage: number;
  readonly grade: ConditionGrade | null;
  /** False for salvage, rebuilt, flood and lemon titles; null when nobody said. */
  readonly cleanTitle: boolean | null;
  readonly postcode: string | null;
};

/** Whole cents. */
export type Range = { readonly low: number; readonly likely: number; readonly high: number };

export type Estimate = {
  readonly kind: 'estimate';
  readonly currency: 'USD';
  readonly channels: { readonly tradeIn: Range; readonly privateParty: Range; readonly dealerRetail: Range };
  /** How rough the figure is, in words. */
  readonly roughness: string;
  readonly confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  /** What it stands on: how many prices, of how wide a group, from which month, carried to which month. */
  readonly basis: { readonly rows: number; readonly scope: Level; readonly asOf: string; readonly indexMonth: string };
  readonly modelVersion: string;
  readonly asOf: Date;
  readonly goodUntil: Date;
};

export const NO_ESTIMATE_REASONS = [
  'vehicle-type',
  'unknown-make',
  'unknown-model',
  'too-old',
  'too-new',
  'branded-title',
  'mileage',
] as const;
export type NoEstimateReason = (typeof NO_ESTIMATE_REASONS)[number];

/** There is no figure, and why. */
export type NoEstimate = { readonly kind: 'none'; readonly reason: NoEstimateReason; readonly message: string };

/** Values vehicles. Never invents a figure: what it does not know it says. */
export type Valuator = { evaluate(subject: Subject): Promise<Estimate | NoEstimate> };
