import type { Body, ConditionGrade, DriveType, Fuel, Transmission } from '#shared/enums.ts';
import type { State } from '../rules/answers.ts';
import type { Channel } from './settings.ts';

/** What is to be valued. `models` holds the names the model goes by, the most telling first. */
export type Subject = {
  readonly vehicleType: string;
  readonly year: number;
  readonly make: string;
  readonly models: readonly string[];
  readonly body: Body | null;
  /** As on the badge, as typed. */
  readonly trim: string | null;
  /** 17 characters. */
  readonly vin: string | null;
  /** What the VIN tables say beyond the model. */
  readonly tables: TableFacts | null;
  /** Miles on the odometer. */
  readonly mileage: number;
  readonly accidents: number | null;
  readonly owners: number | null;
  readonly exteriorColor: string | null;
  readonly interiorColor: string | null;
  readonly drive: DriveType | null;
  readonly transmission: Transmission | null;
  readonly fuel: Fuel | null;
  readonly grade: ConditionGrade | null;
  /** What its seller says of it beside the grade. */
  readonly said: State;
  /** False for salvage, rebuilt, flood and lemon titles; null when nobody said. */
  readonly cleanTitle: boolean | null;
  readonly postcode: string | null;
  /** Two letters. */
  readonly state: string | null;
};

export type TableFacts = {
  readonly model: string | null;
  readonly trim: string | null;
  readonly series: string | null;
  readonly bodyClass: string | null;
  readonly fuelType: string | null;
  readonly displacement: number | null;
  readonly cylinders: number | null;
  readonly doors: number | null;
};

/** Whole cents. */
export type Range = { readonly low: number; readonly likely: number; readonly high: number };

/** A line of the ledger, in whole dollars: what prices of such vehicles say, or a rule out of published figures. */
export type LedgerLine = { readonly label: string; readonly amount: number; readonly by: 'PRICES' | 'RULE' };

const CONFIDENCE_LEVELS = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type Confidence = { readonly level: (typeof CONFIDENCE_LEVELS)[number]; readonly reason: string };

/** How much of the vehicle the prices behind the figure share. */
const SCOPES = ['trim', 'model', 'make'] as const;
export type Scope = (typeof SCOPES)[number];

/** SHA-256 over `input`, in hex: anyone can hash the text and compare. */
export type Certificate = { readonly hash: string; readonly input: string };

export type Estimate = {
  readonly kind: 'estimate';
  readonly currency: 'USD';
  readonly channels: Readonly<Record<Channel, Range>>;
  readonly confidence: Confidence;
  /** The named figure that the adjustments start from; with them it makes the likely private sale, to the dollar. */
  readonly start: LedgerLine;
  readonly adjustments: readonly LedgerLine[];
  /** What it stands on: how many prices, how close to the vehicle, from which month, carried to which month. */
  readonly basis: {
    readonly rows: number;
    readonly scope: Scope;
    readonly asOf: string;
    readonly indexMonth: string;
    /** Current listings and sales of the model on this market that the figure was moved by, and the version that holds them. */
    readonly asks: number;
    readonly marketVersion: string | null;
    /** All of it in a sentence. */
    readonly sentence: string;
  };
  readonly modelVersion: string;
  readonly asOf: Date;
  readonly goodUntil: Date;
  readonly certificate: Certificate;
};

const NO_ESTIMATE_REASONS = [
  'vehicle-type',
  'unknown-make',
  'unknown-model',
  'too-old',
  'too-new',
  'branded-title',
  'mileage',
  'mileage-beyond',
  'exotic',
  'not-built',
  'electric',
  'commercial',
] as const;
export type NoEstimateReason = (typeof NO_ESTIMATE_REASONS)[number];

/** There is no figure, and why. */
export type NoEstimate = { readonly kind: 'none'; readonly reason: NoEstimateReason; readonly message: string };

/** Values vehicles. Never invents a figure: what it does not know it says. */
export type Valuator = { evaluate(subject: Subject): Promise<Estimate | NoEstimate> };
