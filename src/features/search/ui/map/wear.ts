import href from 'maplibre-gl/dist/maplibre-gl.css?url';

/** The library's styles come with the map: a page that only offers one is not made heavier by them. */
export function wearMapStyles(): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = () => resolve();
    // A map without its own styles is still a map.
    link.onerror = () => resolve();
  });
}
