import { atom } from 'nanostores';

/** Whose photos, and by what right: the draft's key, the session, or both while one turns into the other. */
export type PhotoAccess = {
  readonly listingId: string;
  readonly sessionKey: string | null;
  readonly accessToken: string | null;
};

export const $photoAccess = atom<PhotoAccess | null>(null);

export function setPhotoAccess(access: PhotoAccess): void {
  const now = $photoAccess.get();
  const same =
    now?.listingId === access.listingId &&
    now.sessionKey === access.sessionKey &&
    now.accessToken === access.accessToken;
  if (!same) $photoAccess.set(access);
}

/** Headers that say who asks. The session cookie goes along by itself. */
export function accessHeaders(): Record<string, string> {
  const access = $photoAccess.get();
  return {
    ...(access?.sessionKey && { 'X-Session-Key': access.sessionKey }),
    ...(access?.accessToken && { Authorization: `Bearer ${access.accessToken}` }),
  };
}
