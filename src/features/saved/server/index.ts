/** The door of what people keep: hearts, saved searches and the letters about both. */
export { countSaves, countSavesByDay } from './count-saves.ts';
export { createSavedSearch } from './create-search.ts';
export { deleteSavedSearch, updateSavedSearch } from './update-search.ts';
export { keepJobs } from './jobs.ts';
export { listHearted, listSaved } from './list-saved.ts';
export { listSavedSearches, type SavedSearch } from './search-view.ts';
export { mailSavedNews } from './news/mail-saved-news.ts';
export { mailPriceDrops } from './mail-price-drops.ts';
export { mergeSaved, listSavedIds } from './merge-saved.ts';
export { runSavedSearches } from './run-searches.ts';
export { saveListing, submitSavedForm } from './save-listing.ts';
export { submitSearchesForm } from './searches-form.ts';
export { stopForm } from './stop-form.ts';
export { testSavedSearch } from './test-search.ts';
