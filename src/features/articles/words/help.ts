/** Questions people have, in the order in which they have them. */
export const helpArticle = {
  title: 'Help',
  description: 'Answers about estimates, listings, stickers, and your account, and how to contact us.',
  lead: 'Short answers to common questions. Can’t find yours? Contact us at the end of this page.',
  parts: [
    {
      id: 'vin',
      title: 'Where do I find the VIN?',
      list: [
        'Through the windshield, in the lower corner on the driver’s side',
        'On the label in the driver’s door frame',
        'On your title, registration, or insurance card',
      ],
      after: [
        'It has 17 characters and never the letters I, O, or Q. Those are 1 and 0. Cars from before 1981 have shorter ones, so [enter the details yourself](/stickers/vehicle/category).',
      ],
    },
    {
      id: 'value',
      title: 'Why is the estimate a range?',
      text: [
        'Cars that look alike on paper sell for different prices. The more prices we have for yours, the narrower the range.',
      ],
    },
    {
      id: 'draft',
      title: 'I closed the page. Did I lose my draft?',
      text: [
        'No. It’s saved on the device you used. Once you sign in, it’s saved in your account too. Open [Sell or value](/stickers/vehicle/category) to continue on any device where you’re signed in.',
      ],
    },
    {
      id: 'photos',
      title: 'Which photos work best?',
      text: [
        'Take them in daylight: the whole car from both front and rear corners, the dashboard with the mileage, and any scratches. JPEG, PNG, WebP, AVIF, and HEIC files all work. We rotate them and remove the location your phone saves in them.',
        'If you lose your signal, the upload continues automatically from where it stopped.',
      ],
    },
    {
      id: 'public',
      title: 'What can everyone see?',
      text: [
        'Title, price, mileage, photos, condition answers, your description, the city and ZIP code, and your first name with an initial. We don’t show your street address, email address, phone number, license plate, or full VIN, unless you choose to show it.',
      ],
    },
    {
      id: 'edit',
      title: 'How do I change or end a listing?',
      text: [
        'Sign in, open [My Curbtag](/my/list), and select the listing. You can change the price, mileage, condition, location, and description anytime. You can also mark it as pending or sold, hide it from search, or archive it.',
      ],
    },
    {
      id: 'sign-in',
      title: 'I can’t sign in',
      text: [
        'Get a code or a link by email on the [sign-in page](/stickers/auth/login). You don’t need a password. A code works once and expires in 10 minutes. Check your spam folder, and make sure it’s the email address you signed up with.',
        'After several wrong tries, you’ll need to wait. We never lock your account for good.',
      ],
    },
    {
      id: 'report',
      title: 'Something looks wrong with a listing',
      text: [
        'Select Report this listing on its page and tell us what’s wrong. We review every report, and we won’t tell the seller it was you. See what to watch for on the [safety page](/safety).',
      ],
    },
    {
      id: 'account',
      title: 'How do I delete my account?',
      text: [
        'Go to [settings](/settings), or email us from your account’s email address. The [privacy policy](/privacy#deleting) says what we delete and what we keep.',
      ],
    },
  ],
} as const;
