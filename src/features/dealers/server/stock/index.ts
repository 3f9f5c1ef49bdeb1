/** The door of stock: a dealership's file in and out. */
export { exportStock } from './export-stock.ts';
export { importForm } from './import-form.ts';
export { beginImport, readImport, startImport } from './imports.ts';
export { stockJobs } from './jobs.ts';
export { readStockFile } from './read-file.ts';
export { runImports } from './run-imports.ts';
