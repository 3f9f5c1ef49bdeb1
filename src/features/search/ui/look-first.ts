/**
 * How cards stand on phones, and whether a desk shows the map, as it was chosen last. It runs before the page is painted,
 * so that nothing moves: a file of its own, and small.
 */
try {
  // As `platform/browser/slices.ts` keeps it.
  for (const [name, value] of Object.entries({ cards: 'rows', map: 'hidden' }))
    if (localStorage.getItem(`curbtag:1:${name}`) === `"${value}"`) document.documentElement.dataset[name] = value;
} catch {
  // A browser that refuses storage shows them two across, beside the map.
}
