import { useEffect, useRef, useState } from 'react';
import { scanPicture, watchForVin } from '../../browser/scan.ts';
import { lookup as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import './scan.css';

type Props = { onVin: (vin: string) => void; onClose: () => void };

/** The barcode of the door frame, from the camera or from a picture. Read on the device; typing stays one tap away. */
export function ScanVin({ onVin, onClose }: Props) {
  return (
    <Dialog title={words.scanTitle} onClose={onClose}>
      {(close) => (
        <Scanner
          onVin={(vin) => {
            onVin(vin);
            close();
          }}
          onType={close}
        />
      )}
    </Dialog>
  );
}

function Scanner({ onVin, onType }: { onVin: (vin: string) => void; onType: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const found = useRef(onVin);
  found.current = onVin;
  const [news, setNews] = useState<string>(words.scanStarting);

  useEffect(() => {
    if (!video.current) return;
    return watchForVin(video.current, { onVin: (vin) => found.current(vin), onNews: setNews });
  }, []);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setNews(words.scanReading);
    const outcome = await scanPicture(file);
    if (outcome.kind === 'found') onVin(outcome.vin);
    else setNews(outcome.message);
  };
  return (
    <div className="stack">
      <p className="soft">{words.scanHint}</p>
      <video ref={video} className="scan-frame" muted playsInline aria-label={words.scanTitle} />
      <p role="status">{news}</p>
      <div className="row">
        <Button look="secondary" icon="camera" onClick={() => input.current?.click()}>
          {words.scanPicture}
        </Button>
        <Button look="quiet" onClick={onType}>
          {words.typeInstead}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-pick="vin"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
