/**
 * How cards stand on phones, and whether a desk shows the map, as it was chosen last. It runs before the page is painted,
 * so that nothing moves: a file of its own, and small.
 */
try {
  const page = document.documentElement.dataset;
  // As `platform/browser/slices.ts` keeps it.
  if (localStorage.getItem('curbtag:1:cards') === '"rows"') page.cards = 'rows';
  if (localStorage.getItem('curbtag:1:map') === '"hidden"') page.list = 'alone';
} catch {
  // A browser that refuses storage shows them two across, beside the map.
}
