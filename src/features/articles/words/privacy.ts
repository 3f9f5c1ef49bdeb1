/** What is kept about people, and why. No contractions: what is promised here is read to the letter. */
export const privacyArticle = {
  title: 'Privacy policy',
  description: 'What Curbtag keeps about you, why, for how long, who else sees it, and how to delete it.',
  lead: 'This policy says what data Curbtag keeps about you, why, and who can see it. We do not sell it, and we do not use ad networks.',
  updated: 'Effective November 20, 2026',
  parts: [
    {
      id: 'without-account',
      title: 'Without an account',
      text: [
        'You can view every public page and get an estimate without telling us who you are. We save your draft in your browser, and on our servers under a random key that only your browser has.',
        'If you ask for a price drop alert, reserve an open house visit, or ask a seller a question, we keep the email address and name you enter. The seller or host sees your name, and never your email address.',
        'To prevent abuse, our servers count requests by network address for a short time. Our logs record pages and errors. We remove email addresses, VINs, phone numbers, street addresses, and network addresses before we write them.',
      ],
    },
    {
      id: 'account',
      title: 'With an account',
      list: [
        'Your email address, to sign you in and to send you the emails you asked for or did not turn off.',
        'Your name. Other people see your first name and last initial.',
        'Your password as a one-way hash, if you set one. We cannot read it.',
        'Your phone number, if you give it: to text you a code and the notifications you chose. If you turn it on, the number is shown to people with a confirmed visit. Texts we send are emptied from our queue when they leave. If you reply STOP, we keep a coded form of the number so that we do not text it again.',
        'Your signed-in devices, and since when, so that you can sign them out.',
        'Your saved listings, saved searches, and values you follow.',
        'Your orders from the sticker store, with the name and address you gave for them. When you pay by card, we keep whether you paid and what was refunded, and nothing of the card.',
      ],
    },
    {
      id: 'listings',
      title: 'In a listing',
      text: [
        'We keep what you write and upload. We use the license plate and full VIN to identify the vehicle, and hide them unless you show the VIN yourself. Vehicles that dealers import show it. We hide your street address unless you choose to show it: to everyone, from the evening before a garage sale, or to people with a confirmed visit. Everyone can see the city and ZIP code.',
        'We remove location, time, and camera data from photos before anyone sees them. We never show other people the file you uploaded.',
        'We keep price and status changes as a history that no one can edit, because buyers rely on it.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages, offers, and visits',
      text: [
        'We keep your messages, offers, and visit times so that you and the other person can read them. A place you share for a visit goes to that person only, and we forget it two days after. We scan messages automatically for common scams and warn the person who receives them. When someone reports a message, we review it.',
        'When you request dealer offers, the dealers you choose see the vehicle, its photos, and your city and ZIP code, and the VIN only if you share it.',
        'When someone scans a sticker, we count the scan by day. We do not record who scanned it or where. When a code is not one of ours, we keep the code and the number of scans for 90 days.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      list: [
        'A sign-in cookie that scripts cannot read, and a small one that only says you are signed in, so that the header shows the right link.',
        'A key for a draft you have not signed in to save yet.',
        'A key for your cart in the sticker store.',
        'Your answer to our question about analytics.',
        'The ZIP code near which you look for listings, until you forget it by “Forget my location.” It is part of the address of the pages you view. When you choose “Use my current location,” your browser sends us your location rounded to about a mile, and we keep none of it.',
        'Drafts, filters, and settings in your browser’s own storage, so that you do not lose them when you close a tab.',
      ],
      after: ['None of these follows you to other sites.'],
    },
    {
      id: 'counting',
      title: 'Analytics',
      text: [
        'Where analytics is turned on, it runs only after you allow it. The outside provider that processes it receives the name of the screen and technical data about your browser. It does not receive the contents of your listings, and we do not use it for ads. If you decline, we send nothing.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees your data',
      list: [
        'Companies that run our servers, file storage, and email for us',
        'The sign-in provider you choose, if you use one. It learns that you signed in here.',
        'Twilio or another text message provider, when you choose texts. It receives your number and the text',
        'Stripe, when you pay by card. It receives your card details, which we never see, and your email address and order from us',
        'Courts and police, when the law requires it, and only as much as it requires',
      ],
    },
    {
      id: 'keeping',
      title: 'How long we keep it',
      list: [
        'Drafts without an account: until you delete them. If you clear your browser, no one can open them.',
        'Accounts and listings: until you delete your account.',
        'Sold listings: they stay on the site, marked as sold, until you archive them.',
        'Sign-in codes: 10 minutes. Sign-in links: 15 minutes. Password links: 30 minutes. Each works once.',
        'Emails we sent: 30 days. Texts: we empty them when they leave, and keep only that one was sent, for 30 days.',
        'Reserved visits: 30 days after the open house.',
        'Price drop alerts you did not confirm: 7 days. Alerts you turned off: 30 days.',
      ],
    },
    {
      id: 'deleting',
      title: 'See, correct, and delete your data',
      text: [
        'You can see and change most of it in [settings](/settings) and [My Curbtag](/my/list). You can also [download a copy](/settings/export) or [delete your account](/settings/delete) there. Deleting your account signs you out everywhere, deletes your drafts, takes down your listings, and removes your name and contact data. Prices and dates stay in the price history, without anything that identifies you.',
        'You have these rights wherever you live. We do not sell personal data or share it for advertising, so you do not need to opt out.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: ['You must be 18 or older to buy or sell here. We do not knowingly keep data about children.'],
    },
    {
      id: 'contact',
      title: 'Questions',
      text: [
        '[Contact us](/help#contact). We email account holders about important changes to this policy before they apply.',
      ],
    },
  ],
} as const;
