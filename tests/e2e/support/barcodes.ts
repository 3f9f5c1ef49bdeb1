import bwip from 'bwip-js/node';

export type Kind = 'code39' | 'code128' | 'datamatrix' | 'qrcode';

/** A photo of a sticker's barcode, as far as a reader cares: bars on white with room around them. */
export async function barcodePicture(kind: Kind, text: string) {
  const buffer = await bwip.toBuffer({
    bcid: kind,
    text,
    scale: 3,
    padding: 15,
    backgroundcolor: 'ffffff',
    ...(kind === 'code39' || kind === 'code128' ? { height: 12 } : {}),
  });
  return { name: `${kind}.png`, mimeType: 'image/png', buffer };
}
