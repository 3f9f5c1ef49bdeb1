import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Left to itself the package fetches its .wasm from a CDN.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** Texts of the barcodes in a picture. */
export async function readWithZxing(picture: ImageData): Promise<string[]> {
  const found = await readBarcodes(picture, {
    formats: ['Code39', 'Code128', 'DataMatrix', 'QRCode'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: false,
    maxNumberOfSymbols: 8,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
