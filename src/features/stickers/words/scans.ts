/** What the redirect of a scan says when it cannot redirect. */
export const scans = {
  tryLater: 'You can open sticker codes again after the wait.',
} as const;
