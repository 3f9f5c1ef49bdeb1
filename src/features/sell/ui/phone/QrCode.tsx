import { useEffect, useState } from 'react';

type Symbol = { readonly d: string; readonly size: number };

/** A QR code as an image with words. What draws it loads with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
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
