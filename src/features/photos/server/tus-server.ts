import { randomUUID } from 'node:crypto';
import { Server } from '@tus/server';
import { PHOTO_LIMITS } from '../rules/photos.ts';
import type { Services } from '#platform/context.ts';
import { chatUpload } from './chat-photos.ts';
import { finishUpload } from './finish-upload.ts';
import { originalsOf } from './originals-of.ts';

export const UPLOADS_PATH = '/v2/uploads';

const UPLOAD_ID = /\/v2\/uploads\/([0-9a-f-]{36})(?:[/?#]|$)/;
const servers = new WeakMap<Services['storage'], Server>();
const faults = new WeakMap<Request, unknown>();
const uploaders = new WeakMap<Request, string>();

/** What went wrong behind an answer: the protocol's server turns every error into a line of text. */
export const faultOf = (request: Request): unknown => faults.get(request);

/** Notes who begins an upload, so that it stays theirs; what the request says about it counts for nothing. */
export const noteUploader = (request: Request, userId: string): void => void uploaders.set(request, userId);

/** The resumable-upload protocol over this installation's originals. It knows no permissions: verbs ask first. */
export function tusServer(services: Services): Server {
  const found = servers.get(services.storage) ?? createServer(services);
  servers.set(services.storage, found);
  return found;
}

function createServer(services: Services): Server {
  return new Server({
    path: UPLOADS_PATH,
    datastore: originalsOf(services).store,
    maxSize: PHOTO_LIMITS.bytes,
    relativeLocation: true,
    allowedOrigins: [services.config.siteUrl],
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: (request) => UPLOAD_ID.exec(request.url)?.[1],
    onUploadCreate: async (request, { metadata = {} }) =>
      chatUpload(metadata) ? { metadata: { ...metadata, uploader: uploaders.get(request) ?? null } } : {},
    onUploadFinish: async (_request, upload) => {
      await finishUpload({ services, input: { upload } });
      return {};
    },
    onResponseError: (request, error) => {
      faults.set(request, error);
      return undefined;
    },
  });
}
