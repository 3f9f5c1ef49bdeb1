/** Questions people have, in the order in which they have them. */
export const helpArticle = {
  title: 'Help',
  description: 'Valuing, listing, stickers, your account, and how to reach us.',
  lead: 'Short answers. If yours is missing, write to us: the address is at the end of this page.',
  parts: [
    {
      id: 'vin',
      title: 'Where do I find the VIN?',
      list: [
        'Through the windshield, at its lower corner on the driver’s side.',
        'On the label in the driver’s door frame.',
        'On your title, registration or insurance card.',
      ],
      after: [
        'It has 17 characters and never the letters I, O or Q: those are 1 and 0. Cars from before 1981 have shorter ones; [describe yours by hand](/stickers/vehicle/category).',
      ],
    },
    {
      id: 'value',
      title: 'Why is the value a range?',
      text: [
        'Because cars that look alike on paper sell for different prices. The more recorded sales there are of yours, the narrower the range. The page says how many there were.',
      ],
    },
    {
      id: 'draft',
      title: 'I closed the page. Is my draft gone?',
      text: [
        'No. It is kept on the device you used, and once you have signed in, on our side too. Open [Sell or value](/stickers/vehicle/category) and you are where you left off, on any device where you are signed in.',
      ],
    },
    {
      id: 'photos',
      title: 'Which photos work?',
      text: [
        'Daylight, the whole car, from both front and rear corners; the dashboard with the miles; every scratch you would mention. JPEG, PNG, WebP, AVIF and HEIC files are fine. We turn them the right way up and remove the location that phones write into them.',
        'If the signal drops, the upload goes on by itself from where it stopped.',
      ],
    },
    {
      id: 'public',
      title: 'What can everybody see?',
      text: [
        'Title, price, miles, photos, condition answers, your description, the town and ZIP, and your first name with an initial. Not your street, email, phone number, plate or full VIN, unless you choose to show it.',
      ],
    },
    {
      id: 'edit',
      title: 'How do I change or end a listing?',
      text: [
        'Sign in, open [My Curbtag](/my/list) and pick the listing. Price, miles, condition, place and description can be changed at any time. Mark it reserved or sold, hide it from lists, or archive it.',
      ],
    },
    {
      id: 'sign-in',
      title: 'I can’t sign in',
      text: [
        'Ask for a code or a link by email on the [sign-in page](/stickers/auth/login); no password needed. A code is good for a few minutes and once only. Look into the spam folder, and check that the address is the one you registered with.',
        'After several wrong tries there is a pause. Nothing is locked for good.',
      ],
    },
    {
      id: 'report',
      title: 'Something looks wrong with a listing',
      text: [
        'Send us its address and one sentence about what is wrong. We look at every report, and we do not tell the owner who sent it. What to watch for is on the [safety page](/safety).',
      ],
    },
    {
      id: 'account',
      title: 'How do I delete my account?',
      text: [
        'In [settings](/settings), or write to us from the address of the account. What is deleted and what the law makes us keep is in the [privacy page](/privacy#deleting).',
      ],
    },
  ],
} as const;
