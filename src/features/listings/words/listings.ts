/** What the server says about listings and drafts. */
export const listings = {
  missing: 'We couldn’t find that listing. It may have been removed.',
  gone: 'This listing is no longer available. The seller took it down.',
  unknownFlow: 'We don’t support that kind of listing yet.',
  wrongEmail: 'Enter an email address, for example name@example.com.',
  wrongAnswers: 'We couldn’t save some answers. Check the fields below.',
  notReady: 'A few answers are missing before this can be published.',
  stillPublished: 'These changes would leave your listing incomplete. Check the fields below.',
  contactInText:
    'Your text has a phone number that everyone will see. Remove it, or confirm once more to publish it anyway. Buyers can message you here.',
  phoneInText: 'This has a phone number. Remove it, or confirm once more to keep it.',
  signInToPublish: 'Sign in to publish. Your draft is saved.',
  publishAsOwner: 'This draft belongs to an account. Sign in with that account to publish it.',
  confirmEmail: 'Confirm your email address first. We sent you a code.',
  movedOn: 'This listing has changed since you opened it. Reload the page to see the latest version.',
  changedMeanwhile: 'This listing was changed somewhere else since you opened it. Nothing was saved yet.',
  cannotMove: 'A listing that is “{from}” can’t become “{to}.”',
  onlyDrafts: 'This listing is published, so it has no code for another device.',
  tooManyDrafts: 'You have {count} open drafts. Finish or delete one before starting another.',
  needsName: 'Either unique_id or id must be provided.',
  namesDiffer: 'The id in the body doesn’t match the one in the address.',
} as const;
