/** The letters about accounts. A subject may hold the code, so that it can be read on a locked phone. */
export const accountEmails = {
  code: {
    subject: '{code} is your Curbtag code',
    heading: 'Your sign-in code',
    paragraphs: ['Enter this code on the page that asked for it. It works once, for 10 minutes.'],
    footer: 'If you did not ask for it, do nothing: without the code nobody gets in. Never read it to anyone.',
  },
  link: {
    subject: 'Your sign-in link for Curbtag',
    heading: 'Sign in to Curbtag',
    paragraphs: ['The button opens a page where you sign in with one press. It works once, for 15 minutes.'],
    button: 'Open the sign-in page',
    footer: 'If you did not ask for it, do nothing: without the link nobody gets in.',
  },
  welcome: {
    subject: '{code} confirms your address on Curbtag',
    heading: 'Confirm your address',
    paragraphs: ['Enter this code to finish making your account. It works once, for 10 minutes.'],
    footer: 'If you did not sign up, do nothing: without the code no account is made.',
  },
  exists: {
    subject: '{code} is your Curbtag code',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. It already has an account, and nothing about it was changed.',
      'To sign in to it, enter this code on the page that asked for it. It works once, for 10 minutes.',
    ],
    footer: 'If it was not you, do nothing: without the code nobody gets in.',
  },
  reset: {
    subject: 'Set a new password for Curbtag',
    heading: 'Set a new password',
    paragraphs: ['The button opens a page where you choose a new password. It works once, for 30 minutes.'],
    button: 'Choose a new password',
    footer: 'If you did not ask for it, do nothing: your password stays as it is.',
  },
  noAccount: {
    subject: 'About your password for Curbtag',
    heading: 'There is no account with this address',
    paragraphs: [
      'Somebody, probably you, asked for a new password for this address. It has no account here. Perhaps you signed up with another one.',
    ],
    button: 'Make an account',
    footer: 'If it was not you, do nothing.',
  },
  passwordChanged: {
    subject: 'Your Curbtag password was changed',
    heading: 'Your password was changed',
    paragraphs: ['Your other devices were signed out. If this was you, there is nothing to do.'],
    footer: 'If it was not you, ask for a new password on the sign-in page now, and change the one of your mailbox.',
  },
  changeAddress: {
    subject: '{code} confirms your new address on Curbtag',
    heading: 'Confirm your new address',
    paragraphs: [
      'Enter this code in your settings to move your account to this address. It works once, for 10 minutes.',
    ],
    footer: 'If you did not ask for it, do nothing: nothing changes without the code.',
  },
  addressTaken: {
    subject: 'This address already has an account on Curbtag',
    heading: 'This address already has an account',
    paragraphs: [
      'Somebody, probably you, tried to move another account to this address. Nothing was changed. To use the account of this address, sign in with it.',
    ],
    footer: 'If it was not you, do nothing.',
  },
  addressMoved: {
    subject: 'Your Curbtag account has a new address',
    heading: 'Your account has a new address',
    paragraphs: ['From now on you sign in with the new address, and our letters go there.'],
    footer: 'If it was not you, answer this letter right away.',
  },
  goodbye: {
    subject: 'Your Curbtag account is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      'Your name, phone number, drafts and the private parts of your listings are erased. Pages of listings that were public now say that they are gone.',
    ],
    footer: 'Thank you for having been here.',
  },
} as const;
