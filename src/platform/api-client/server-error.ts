const MAIN = '/500';
const LEADS = '/issue/server';

/** The page for a server that failed: the leads, sticker and chat calls have one of their own (specification, section 2). */
export const serverErrorPage = (path: string): string => (/^\/(leads|q|chats)(\/|$)/.test(path) ? LEADS : MAIN);

/** Goes there, unless this is such a page already: its own calls must not send it round in circles. */
export function showServerError(path: string): void {
  if (typeof location === 'undefined' || [MAIN, LEADS].includes(location.pathname)) return;
  location.assign(serverErrorPage(path));
}
