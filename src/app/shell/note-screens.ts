import type { noteScreen } from './screen.ts';

/** Counts the screen and its moments for visitors who agreed; see Screen.astro. */

let door: Promise<{ noteScreen: typeof noteScreen }> | undefined;
const agreed = () => /(^|; )consent=analytics(;|$)/.test(document.cookie);
const note = async (names: string) => {
  if (!agreed()) return;
  door ??= import('./screen.ts');
  const { noteScreen: count } = await door;
  for (const name of names.split(',').filter(Boolean)) count(name.trim());
};

const screen = document.querySelector<HTMLElement>('[data-screen]');
const noteShown = () => note(screen?.dataset.screen ?? '').catch(() => {});
// Drawn ahead is not seen; see public/listings.speculationrules.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', noteShown, { once: true });
else noteShown();
document.addEventListener('click', (event) => {
  if (!screen) return;
  const moment = event.target instanceof Element && event.target.closest<HTMLElement>('[data-moment]');
  if (moment) note(moment.dataset.moment ?? '').catch(() => {});
});
