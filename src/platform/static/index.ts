import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, hasSame, type Asset, type PolicyOf, readAssets } from './read-assets.ts';

export { chooseEncoding, type Encoding, hasSame, unchangedHeaders } from './read-assets.ts';

export type StaticFiles = {
  /** Answers with a built file; false when there is none of this name. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
};

/**
 * The built files, from memory: there are a few megabytes of them, already compressed by the build.
 *
 * @param headers sent with every file
 * @param policyOf the Content-Security-Policy of a worker's file
 */
export function openStaticFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
  policyOf: PolicyOf,
): StaticFiles {
  const assets = readAssets(folder, headers, policyOf);
  return {
    send(request, response) {
      const url = request.url ?? '/';
      const cut = url.indexOf('?');
      const asset = assets.get(cut === -1 ? url : url.slice(0, cut));
      if (!asset) return false;
      sendAsset(asset, request, response);
      return true;
    },
  };
}

function sendAsset(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  if (hasSame(request.headers['if-none-match'], asset.etag)) {
    response.writeHead(304, asset.unchanged as string[]).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const form = asset.forms[encoding] ?? asset.forms.identity;
  response.writeHead(200, form.headers as string[]);
  if (request.method === 'HEAD') response.end();
  else response.end(form.body);
}
