/** A ZIP and where it is. Coordinates are degrees, WGS 84; null for military post offices, which move. */
export type ZipPlace = {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** A city or a ZIP that a person may mean, with how many ZIPs it has. */
export type PlaceSuggestion = ZipPlace & { readonly label: string; readonly zips: number };
