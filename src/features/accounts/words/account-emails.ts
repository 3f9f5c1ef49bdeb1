/** The emails about accounts. A subject may hold the code, so that it can be read on a locked phone. */
export const accountEmails = {
  code: {
    subject: '{code} is your Curbtag sign-in code',
    preview: 'It works once and expires in 10 minutes.',
    heading: 'Your sign-in code',
    paragraphs: ['Enter this code on the page where you asked for it. It works once and expires in 10 minutes.'],
    footer:
      'Didn’t ask for this? You can ignore this email. No one can sign in without the code. We’ll never call, text, or message you to ask for it.',
  },
  link: {
    subject: 'Your Curbtag sign-in link',
    preview: 'It works once and expires in 15 minutes.',
    heading: 'Sign in to Curbtag',
    paragraphs: ['Sign in with the button below. The link works once and expires in 15 minutes.'],
    button: 'Sign in',
    footer: 'Didn’t ask for this? You can ignore this email. No one can sign in without the link.',
  },
  welcome: {
    subject: '{code} is your Curbtag confirmation code',
    preview: 'Enter it to finish creating your account.',
    heading: 'Confirm your email address',
    paragraphs: ['Enter this code to finish creating your account. It works once and expires in 10 minutes.'],
    footer: 'Didn’t ask for this? You can ignore this email. We won’t create an account without the code.',
  },
  exists: {
    subject: '{code} is your Curbtag sign-in code',
    preview: 'You already have an account with this email address.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to create an account with this email address. It already has one, and nothing changed.',
      'To sign in, enter this code on the page where you asked for it. It works once and expires in 10 minutes.',
    ],
    footer: 'Wasn’t you? You can ignore this email. No one can sign in without the code.',
  },
  reset: {
    subject: 'Reset your Curbtag password',
    preview: 'The link works once and expires in 30 minutes.',
    heading: 'Reset your password',
    paragraphs: ['Choose a new password with the button below. The link works once and expires in 30 minutes.'],
    button: 'Choose a new password',
    footer: 'Didn’t ask for this? You can ignore this email. Your password won’t change.',
  },
  noAccount: {
    subject: 'No Curbtag account with this email',
    preview: 'You may have used a different email address.',
    heading: 'We couldn’t find your account',
    paragraphs: [
      'Someone, probably you, asked to reset the password for this email address. It doesn’t have a Curbtag account. You may have used a different email address.',
    ],
    button: 'Create account',
    footer: 'Wasn’t you? You can ignore this email.',
  },
  passwordChanged: {
    subject: 'Your Curbtag password was changed',
    preview: 'Your other devices were signed out.',
    heading: 'Your password was changed',
    paragraphs: ['We signed out your other devices. If this was you, there’s nothing else to do.'],
    footer: 'Wasn’t you? Reset your password on the sign-in page now, then change your email account’s password.',
  },
  changeAddress: {
    subject: '{code} confirms your new email address',
    preview: 'Enter it in your Curbtag settings.',
    heading: 'Confirm your new email address',
    paragraphs: [
      'Enter this code in your settings to use this email address for your account. It works once and expires in 10 minutes.',
    ],
    footer: 'Didn’t ask for this? You can ignore this email. Nothing changes without the code.',
  },
  addressTaken: {
    subject: 'This email already has a Curbtag account',
    preview: 'Nothing was changed. You can sign in with it.',
    heading: 'This email already has an account',
    paragraphs: [
      'Someone, probably you, tried to use this email address for another account. Nothing was changed. To use the account that already has it, sign in with this email address.',
    ],
    footer: 'Wasn’t you? You can ignore this email.',
  },
  addressMoved: {
    subject: 'Your Curbtag email address was changed',
    preview: 'Use your new email address to sign in.',
    heading: 'Your email address was changed',
    paragraphs: ['Use your new email address to sign in. We’ll send your emails there too.'],
    footer: 'Wasn’t you? Reply to this email right away.',
  },
  goodbye: {
    subject: 'Your Curbtag account was deleted',
    preview: 'Your personal information was deleted with it.',
    heading: 'Your account was deleted',
    paragraphs: [
      'We deleted your name, phone number, drafts, and the private parts of your listings. Your public listings now show as no longer available.',
    ],
    footer: 'Thanks for using Curbtag.',
  },
} as const;
