/**
 * How cards stand on phones, as it was chosen last. It runs before the page is painted, so that nothing moves: a file of
 * its own, and small.
 */
try {
  // As `platform/browser/slices.ts` keeps it.
  if (localStorage.getItem('curbtag:1:cards') === '"rows"') document.documentElement.dataset.cards = 'rows';
} catch {
  // A browser that refuses storage shows them two across.
}
