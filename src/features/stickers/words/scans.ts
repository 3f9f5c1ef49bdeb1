/** What the redirect of a scan says when it cannot redirect. */
export const scans = {
  tryLater: 'Codes that exist are not affected once the wait is over.',
} as const;
