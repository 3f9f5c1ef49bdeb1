/** Every sentence a person reads, by area. One file per area; this one only gathers them. */

export * from './en/account.ts';
export * from './en/account-letters.ts';
export * from './en/alert-letters.ts';
export * from './en/alerts.ts';
export * from './en/articles/about.ts';
export * from './en/articles/help.ts';
export * from './en/articles/privacy.ts';
export * from './en/articles/safety.ts';
export * from './en/articles/terms.ts';
export * from './en/geo.ts';
export * from './en/home.ts';
export * from './en/http.ts';
export * from './en/keep.ts';
export * from './en/letter-layout.ts';
export * from './en/listing.ts';
export * from './en/manage.ts';
export * from './en/outbox.ts';
export * from './en/owner.ts';
export * from './en/pages.ts';
export * from './en/photos.ts';
export * from './en/shell.ts';
export * from './en/valuation.ts';
export * from './en/vehicles.ts';
export * from './en/wizard-ui.ts';
