import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { guideOf, type PhotoSubject } from '../../rules/guides.ts';
import { type ShotGuide, shotList } from '../../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { takeFrame, toFile } from '../../browser/take-photo.ts';
import { cancelUpload, holdFile, releaseFile } from '../../browser/uploads.ts';
import { cameraWords as words, photoFaults } from '../../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';
import { GuideOverlay } from './GuideOverlay.tsx';
import { Review, type Taken } from './Review.tsx';
import { Closed, Controls } from './Controls.tsx';
import { useCamera } from './use-camera.ts';
import './camera.css';

/** What the viewfinder shows, and cards as well. */
const ASPECT = 4 / 3;

type Props = {
  subject: PhotoSubject;
  /** The shot to begin with. */
  first: string | null;
  taken: ReadonlySet<string>;
  onClose: () => void;
};

/** The camera over the whole screen, walking through the shot list. */
export function CameraDialog({ onClose, ...walk }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    document.documentElement.classList.add('dialog-open');
    dialog.current?.showModal();
    return () => document.documentElement.classList.remove('dialog-open');
  }, []);
  const close = () => dialog.current?.close();
  return createPortal(
    <dialog
      ref={dialog}
      className="camera"
      aria-label={words.title}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <Walk {...walk} close={close} />
    </dialog>,
    document.body,
  );
}

function Walk({ subject, first, taken, close }: Omit<Props, 'onClose'> & { close: () => void }) {
  const shots = shotList(subject.vehicleType);
  const [at, setAt] = useState(() => startOf(shots, first, taken));
  const [photo, setPhoto] = useState<Taken | null>(null);
  const [news, setNews] = useState('');
  const shot = shots[at] as ShotGuide;

  const take = async (video: HTMLVideoElement) => {
    try {
      const canvas = takeFrame(video, ASPECT);
      const file = await toFile(canvas, shot.shot);
      const id = await holdFile(file, shot.shot);
      if (id) setPhoto({ id, canvas, file, shot });
      else setNews(photoFaults.too_many);
    } catch {
      setNews(words.failed);
    }
  };
  const goOn = () => {
    const next = nextOf(shots, at, new Set([...taken, shot.shot]));
    setNews(
      next === null
        ? fill(words.savedLast, { shot: shot.label })
        : fill(words.saved, { shot: shot.label, next: (shots[next] as ShotGuide).label }),
    );
    if (next !== null) setAt(next);
  };
  const settle = async (verdict: 'use' | 'fine' | 'again') => {
    if (!photo) return;
    setPhoto(null);
    if (verdict === 'again') return cancelUpload(photo.id);
    await releaseFile(photo.id, verdict === 'fine');
    goOn();
  };

  return (
    <>
      <Head place={fill(words.place, { place: at + 1, total: shots.length })} title={shot.label} close={close} />
      {photo ? (
        <Review photo={photo} onChange={setPhoto} onSettle={(verdict) => void settle(verdict)} />
      ) : (
        <Live
          subject={subject}
          shot={shot}
          done={taken.has(shot.shot)}
          news={news}
          onTake={take}
          onFiles={goOn}
          onMove={(by) => setAt((at + by + shots.length) % shots.length)}
          close={close}
        />
      )}
    </>
  );
}

function Head({ place, title, close }: { place: string; title: string; close: () => void }) {
  return (
    <header className="camera-head">
      <p className="figure">{place}</p>
      <h2>{title}</h2>
      <button type="button" className="btn btn-quiet btn-icon" aria-label={words.finish} onClick={close}>
        <Icon name="x" />
      </button>
    </header>
  );
}

/** The shot asked for, else the first that is still missing. */
function startOf(shots: readonly ShotGuide[], first: string | null, taken: ReadonlySet<string>): number {
  const asked = shots.findIndex(({ shot }) => shot === first);
  return asked === -1 ? (nextOf(shots, -1, taken) ?? 0) : asked;
}

/** The next missing shot after this one, then those before it; null when all are there. */
function nextOf(shots: readonly ShotGuide[], at: number, taken: ReadonlySet<string>): number | null {
  const order = shots.map((_, step) => (at + 1 + step) % shots.length);
  return order.find((place) => !taken.has((shots[place] as ShotGuide).shot)) ?? null;
}

type LiveProps = {
  subject: PhotoSubject;
  shot: ShotGuide;
  done: boolean;
  news: string;
  onTake: (video: HTMLVideoElement) => Promise<void>;
  onFiles: () => void;
  onMove: (by: number) => void;
  close: () => void;
};

/** What the camera sees, with the guide of this shot over it. */
function Live({ subject, shot, done, news, onTake, onFiles, onMove, close }: LiveProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [tries, setTries] = useState(0);
  const [flipped, setFlipped] = useState(false);
  const [shown, setShown] = useState(true);
  const { state, torch, toggleTorch } = useCamera(video, tries);
  useArrowKeys(onMove);
  const guide = guideOf(shot.view, subject);
  const said = guide.kind === 'frame' ? words.guideFrame : words.guideVehicle;
  const live = fill(words.live, { shot: shot.label, hint: shot.hint });
  return (
    <div className="camera-live" data-camera={state.kind}>
      <div className="camera-finder">
        <video ref={video} muted playsInline aria-label={words.view} />
        {state.kind === 'live' && shown && <GuideOverlay guide={guide} flipped={flipped} />}
        {state.kind === 'closed' && (
          <Closed fault={state.fault} shot={shot} onAgain={() => setTries(tries + 1)} onFiles={onFiles} />
        )}
      </div>
      <p className="camera-hint">
        {done && <span className="badge badge-go">{words.done}</span>} {shot.hint}
      </p>
      <p className="sr-only" role="status">
        {state.kind === 'starting'
          ? words.starting
          : state.kind === 'live'
            ? `${news} ${live} ${shown ? said : ''}`
            : ''}
      </p>
      {state.kind === 'starting' && <p className="camera-hint">{words.starting}</p>}
      <Controls
        shot={shot}
        isLive={state.kind === 'live'}
        canFlip={guide.kind === 'outline'}
        shown={shown}
        torch={torch}
        onShutter={() => video.current && void onTake(video.current)}
        onMove={onMove}
        onFlip={() => setFlipped(!flipped)}
        onShow={() => setShown(!shown)}
        onTorch={() => void toggleTorch()}
        close={close}
      />
    </div>
  );
}

/** Left and right go through the shots, wherever the focus is. */
function useArrowKeys(onMove: (by: number) => void): void {
  const move = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onMove(-1);
    if (key === 'ArrowRight') onMove(1);
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => move(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
