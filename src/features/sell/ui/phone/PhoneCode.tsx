import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { $code, $devices, forgetCode, showCode, unlinkDevices } from '../../browser/phone-link.ts';
import { onPhone as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import './phone.css';

type Symbol = { readonly d: string; readonly size: number };

/** A QR code as an image with words. What draws it loads with the first one. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [symbol, setSymbol] = useState<Symbol | null>(null);
  useEffect(() => {
    let gone = false;
    void import('#features/stickers/ui/qr-path.ts').then(({ qrPath }) => !gone && setSymbol(qrPath(text)));
    return () => {
      gone = true;
    };
  }, [text]);
  if (!symbol) return null;
  return (
    <svg viewBox={`0 0 ${symbol.size} ${symbol.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={symbol.size} height={symbol.size} fill="#fff" />
      <path d={symbol.d} stroke="#000" />
    </svg>
  );
}

type Props = { step: string; lead: string };

/** The code that opens this draft on a phone, or which device has come by it. */
export function PhoneCode({ step, lead }: Props) {
  const devices = useStore($devices);
  const code = useStore($code);
  const linked = devices.length > 0;
  const [wanted, setWanted] = useState(false);
  const asked = wanted || !linked;
  // Once it is used, the list of devices says so; another code is made only when it is asked for.
  useEffect(() => {
    if (linked) setWanted(false);
  }, [linked]);
  useEffect(() => {
    if (asked && code.kind === 'none') void showCode(step);
  }, [asked, code.kind, step]);
  useExpiry(code.kind === 'shown' ? code.until : null);

  if (!asked) return <Linked devices={devices} onMore={() => setWanted(true)} />;
  return (
    <div className="phone-code">
      <div className="phone-code-frame">
        {code.kind === 'shown' && <QrCode text={code.url} label={words.alt} />}
        {(code.kind === 'making' || code.kind === 'none') && <Skeleton label={words.making} shape="frame" />}
        {code.kind === 'failed' && <Icon name="alert" />}
      </div>
      <div className="stack">
        {code.kind === 'failed' ? (
          <>
            <p role="alert">{code.message}</p>
            <p>
              <Button size="sm" onClick={() => showCode(step)}>
                {words.again}
              </Button>
            </p>
          </>
        ) : (
          <>
            <p>{lead}</p>
            <p className="text-sm soft">{words.once}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** A code that has run out is made anew while somebody may be looking at it. */
function useExpiry(until: number | null): void {
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(forgetCode, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
}

function Linked({ devices, onMore }: { devices: readonly string[]; onMore: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const unlink = async () => setFault(await unlinkDevices());
  const names: ReactNode = devices.map((name, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two phones of one make have one name.
    <li key={at} className="row">
      <Icon name="check" size={18} />
      {name || words.device}
    </li>
  ));
  return (
    <div className="stack" role="status">
      <p>
        <strong>{words.linkedTitle}</strong>
      </p>
      <ul>{names}</ul>
      <p className="soft">{words.linkedNote}</p>
      <div className="row">
        <Button size="sm" onClick={unlink}>
          {words.unlink}
        </Button>
        <Button look="quiet" size="sm" onClick={onMore}>
          {words.again}
        </Button>
      </div>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}
