/** What the server says about listings and drafts. */
export const listings = {
  missing: 'There is no such listing, or it is not yours.',
  gone: 'This listing is gone. Its seller took it down.',
  unknownFlow: 'We do not know how to list that yet.',
  wrongEmail: 'Write an email address, for example name@example.com.',
  wrongAnswers: 'Some answers cannot be saved. Check the fields named below.',
  notReady: 'A few answers are missing before this can be published.',
  stillPublished: 'These changes would leave the published page incomplete. Check the fields named below.',
  signInToPublish: 'Sign in to publish. Your draft is saved.',
  confirmEmail: 'Confirm your email address first. We sent you a code.',
  movedOn: 'This listing has moved on since you opened it. Reload to see where it stands.',
  cannotMove: 'A listing that is “{from}” cannot become “{to}”.',
  tooManyDrafts: 'You have {count} open drafts. Finish or delete one before starting another.',
  needsName: 'Either unique_id or id must be provided.',
  namesDiffer: 'The id in the body is not the one in the address.',
} as const;
