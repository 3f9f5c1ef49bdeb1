import type { ListingCategory, VehicleType } from '#shared/enums.ts';
import type { SectionId } from './sections.ts';

/** What every filter says of itself, whatever its kind. */
type Common = {
  /** Its name in addresses. What has two ends adds `_min` and `_max`. */
  readonly key: string;
  /** Filters of one group are offered and reset together. By default each is a group of its own. */
  readonly group?: string;
  /** At which place each section offers the group, smallest first. The filter that says so heads its group. */
  readonly offered?: Readonly<Partial<Record<SectionId, number>>>;
  /** Offered only in searches for some of these, in the place of body and mileage. */
  readonly vehicles?: readonly VehicleType[];
  /** Offered only in searches that may find some of these. */
  readonly categories?: readonly ListingCategory[];
  /** Its chip stands behind the one of this filter. By default chips stand in the order of the list. */
  readonly chipAfter?: string;
  /**
   * When a search finds nothing, the filter with the smallest figure is offered to be given up first. Filters without
   * one are widened step by step instead.
   */
  readonly dropRank?: number;
  /** What the description of the API says of it. */
  readonly note?: string;
};

/** An answer of the listing's public facts, by the field's id. Hidden ones are no facts: nobody can search for them. */
type FromAnswer = { readonly answer: string };
/** A column of the listing. */
type FromListing = { readonly listing: string };
/** What the search index works out by itself. */
type Computed = { readonly computed: string };

/** Values of which one has to be there, or of `bits` with `match: 'all'` every one. */
type Values = Common & {
  readonly kind: 'list';
  /** Absent where any name will do. */
  readonly values?: readonly string[];
  /** From a word of an address to a value, where they are not written alike. */
  readonly find?: (word: string) => string | undefined;
  /** How values are called, where they are not names themselves. */
  readonly labels?: Readonly<Record<string, string>> | ((value: string) => string);
};
/** A listing has one of the values at most: a column of `listing_search` holds its number in the dictionary. */
type CodedList = Values & { readonly coded: string; readonly reads: FromAnswer | FromListing | Computed };
/** A listing may have several of the values, at most 31: a column holds a bit for each, in the order of `values`. */
type BitList = Values & {
  readonly values: readonly string[];
  readonly bits: string;
  readonly match: 'any' | 'all';
  readonly reads: {
    readonly answers: readonly string[];
    /** What an answer means that is no value itself. */
    readonly meaning?: Readonly<Record<string, readonly string[]>>;
  };
};

type Figure = Common & {
  /** The column of `listing_search`. */
  readonly column: string;
  /** How many units of the column are one of the address; by default one. */
  readonly scale?: number;
  /** What is computed is in the column's unit already. */
  readonly reads: FromAnswer | FromListing | Computed;
};
/** A figure between two, both included, either of which may be missing. */
type RangeFilter = Figure & {
  readonly kind: 'range';
  /** How chips write a figure; by default with its thousands apart. */
  readonly shown?: 'money' | 'plain';
  /** As it stands behind the figure of a chip. */
  readonly unit?: string;
  /** Also behind two figures. */
  readonly unitOfBoth?: true;
};
/** A figure that there has to be at least: it has no other end. */
type MinimumFilter = Figure & {
  readonly kind: 'minimum';
  /** As it stands behind the figure of a chip. */
  readonly unit: string;
  readonly max: number;
  /** Halves count. */
  readonly halves?: true;
};

/** Kinds of which there is one filter each: what they compare is written for it. */
type Single = Common & {
  readonly kind:
    | 'text'
    /** Days on which one may come. */
    | 'days'
    /** A part of the map. */
    | 'bounds'
    /** A part of the map inside a line that was drawn on it. */
    | 'area'
    /** Miles around a ZIP code. */
    | 'radius'
    /** What a month may cost: a price under the terms of an example. */
    | 'payment'
    /** Whether there is any picture. */
    | 'pictures';
  /** Written by pages, not by people: nobody misses it when it cannot be read. */
  readonly silent?: true;
};

export type ListRecord = CodedList | BitList;
export type FigureRecord = RangeFilter | MinimumFilter;
export type FilterRecord = ListRecord | FigureRecord | Single;
