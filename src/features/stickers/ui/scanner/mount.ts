import type { StickerHosts } from '#features/sticker-codes/rules/sticker-code.ts';
import {
  news,
  type QrCamera,
  type ScanNews,
  scanStickerPicture,
  startScanner,
  toggleLight,
} from '../../browser/scanner.ts';
import { scanner as words } from '../../browser/words.ts';

/** Long enough to read "Code found", short enough not to wait for. */
const LEAVE_MS = 250;

/** The scanner of the page: a view, its buttons, a line that says how it goes, and a picture as another way in. */
export type Scanner = { start(): Promise<void>; readPicture(file: File): Promise<void> };

export function mountScanner(root: HTMLElement): Scanner {
  const part = <Kind extends HTMLElement>(name: string) => partOf<Kind>(root, name);
  const say = (told: ScanNews) => showNews(root, told);
  const video = part<HTMLVideoElement>('video');
  const light = part<HTMLButtonElement>('light');
  const other = part<HTMLButtonElement>('other');
  const hosts: StickerHosts = { siteHost: root.dataset.siteHost ?? location.host, qrHost: root.dataset.qrHost || null };
  let camera: QrCamera | null = null;
  /** Counts starts and stops, so that a camera that comes too late is given back. */
  let turn = 0;

  const open = (path: string) => {
    void stop(news(words.found));
    setTimeout(() => location.assign(path), LEAVE_MS);
  };

  async function stop(after: ScanNews = news(words.stopped)): Promise<void> {
    turn += 1;
    const open = camera;
    camera = null;
    root.dataset.scan = 'off';
    say(after);
    await open?.stop();
  }

  async function start(): Promise<void> {
    if (!video || root.dataset.scan === 'on') return;
    turn += 1;
    const mine = turn;
    root.dataset.scan = 'on';
    const begun = await startScanner(video, hosts, { onFound: open, onNews: say });
    if (begun && mine !== turn) return void begun.stop();
    camera = begun;
    if (!begun) root.dataset.scan = 'off';
    else showTools(begun);
  }

  function showTools({ cameras }: QrCamera): void {
    if (other) other.hidden = cameras < 2;
    light?.setAttribute('aria-pressed', 'false');
    part('stop')?.focus();
  }

  async function readPicture(file: File): Promise<void> {
    say(news(words.reading));
    const found = await scanStickerPicture(file, hosts);
    if (found.kind === 'go') open(found.path);
    else say(found.news);
  }

  part('stop')?.addEventListener('click', () => {
    void stop();
    part('start')?.focus();
  });
  other?.addEventListener('click', () => void camera?.nextCamera());
  light?.addEventListener('click', () => camera && void switchLight(light, camera, say));
  // A page that is put away must not keep the camera's lamp lit.
  addEventListener('pagehide', () => void stop());
  return { start, readPicture };
}

const partOf = <Kind extends HTMLElement>(root: HTMLElement, name: string) =>
  root.querySelector<Kind>(`[data-scan-${name}]`);

/** The line that says how it goes. */
function showNews(root: HTMLElement, { title, text, kind }: ScanNews): void {
  const [line, more] = [partOf(root, 'news'), partOf(root, 'more')];
  if (line) line.textContent = title;
  if (more) more.textContent = text ?? '';
  root.dataset.news = kind;
}

async function switchLight(button: HTMLElement, camera: QrCamera, say: (told: ScanNews) => void): Promise<void> {
  const { on, news: told } = await toggleLight(camera);
  button.setAttribute('aria-pressed', String(on));
  if (told) say(told);
}
