/** Every sentence a person reads, by area. One file per area; this one only gathers them. */
export * from './en/account-letters.ts';
export * from './en/account.ts';
export * from './en/geo.ts';
export * from './en/http.ts';
export * from './en/listing.ts';
export * from './en/photos.ts';
export * from './en/shell.ts';
export * from './en/valuation.ts';
export * from './en/vehicles.ts';
export * from './en/wizard-ui.ts';
