/** What is kept about people, and why. */
export const privacyArticle = {
  title: 'Privacy',
  description: 'What Curbtag keeps about you, why, for how long, who else sees it, and how to have it deleted.',
  lead: 'We keep what a sale needs and as little else as we can. No ad networks, nothing sold.',
  updated: 'In force since November 20, 2026.',
  parts: [
    {
      id: 'without-account',
      title: 'Without an account',
      text: [
        'You can look at every public page and value a car without telling us who you are. A draft is kept in your browser, and on our side under a random key that only your browser holds.',
        'To stop abuse, our servers count requests per network address for a short time. Logs name pages and errors; email addresses, VINs, phone numbers, streets and network addresses are removed from them before they are written.',
      ],
    },
    {
      id: 'account',
      title: 'With an account',
      list: [
        'Your email address, to sign you in and to tell you about your listings.',
        'Your name; the public sees the first name and an initial.',
        'Your password as a one-way hash, if you set one. We cannot read it.',
        'Your phone number, if you give it.',
        'Which devices are signed in, and since when, so that you can sign them out.',
      ],
    },
    {
      id: 'listings',
      title: 'In a listing',
      text: [
        'What you write and upload. The plate and the full VIN serve to identify the vehicle and stay hidden unless you show the VIN yourself. Your street stays hidden unless you make it public; everybody sees the town and ZIP.',
        'Photos are stripped of location, time and camera data before anyone sees them. The file you sent is never served to others.',
        'Price and status changes are kept as a history that cannot be changed, because buyers rely on it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      list: [
        'A sign-in cookie that scripts cannot read, and a small one that only says “signed in,” so that the header shows the right link.',
        'A key for a draft you have not signed in to save yet.',
        'Your answer to the question whether we may count visits.',
        'Drafts, filters and settings in the browser’s own storage, so that a closed tab loses nothing.',
      ],
      after: ['None of these follows you to other sites.'],
    },
    {
      id: 'counting',
      title: 'Counting visits',
      text: [
        'Where visit counting is turned on, it runs only after you allow it, with a provider that keeps the data in the European Union. It sees the name of the screen and technical data of the browser, not your listings’ contents, and it is not used for ads. Say no and nothing is sent.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees data',
      list: [
        'Companies that run our servers, file storage and email, under contract and only for that.',
        'The sign-in provider you choose, if you use one, learns that you signed in here.',
        'Courts and police, when the law obliges us, and no more than it obliges us to.',
      ],
    },
    {
      id: 'keeping',
      title: 'How long',
      list: [
        'Drafts without an account: until you delete them or clear your browser; without its key nobody can open them.',
        'Accounts and listings: until you delete them.',
        'Sold listings: the page stays, saying sold, until you archive it.',
        'Sign-in codes and links: minutes, and once.',
      ],
    },
    {
      id: 'deleting',
      title: 'Seeing, correcting and deleting',
      text: [
        'Most of it you can see and change in [settings](/settings) and [My Curbtag](/my/list). You can have a copy of everything, or have the account deleted, by asking from its email address; we answer within 30 days. Deleting signs you out everywhere, deletes your drafts, takes your listings down and removes your name and contact data. Prices and dates stay in the sales record with nothing that leads to you.',
        'These rights are yours wherever you live. We do not sell personal data or share it for advertising, so there is nothing to opt out of.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: ['You must be 18 to sell or to buy here. We do not knowingly keep data of children.'],
    },
    {
      id: 'contact',
      title: 'Questions',
      text: [
        'Write to us: [Contact](/help#contact). If this page changes in substance, account holders hear of it by email before it does.',
      ],
    },
  ],
} as const;
