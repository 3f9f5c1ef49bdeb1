/** What this is and what it is not. */
export const aboutArticle = {
  title: 'About Curbtag',
  description: 'A marketplace for cars, homes, and garage sale items, where a QR sticker opens the listing.',
  lead: 'Put a sticker on what you’re selling. Anyone who scans it sees the listing.',
  parts: [
    {
      id: 'idea',
      title: 'How it works',
      text: [
        'A paper sign in a car window has room for a price and a phone number. People walking by can’t see the photos, mileage, or condition.',
        'A Curbtag sticker has a QR code that opens a listing. It shows the photos, mileage, condition, and price. The seller can update it anytime.',
        'It also works for boats, garage sales, open houses, and homes.',
      ],
    },
    {
      id: 'values',
      title: 'How we value a car',
      text: [
        'Our estimate comes from a model built on past prices of similar vehicles. Most are dealer asking prices, and the rest are auction, classified, and online sale prices. We adjust them for price changes since then and for the condition you report. You see a range, how confident we are, and why.',
        'It’s an estimate, not an offer. No one pays us to change it. See [how accurate our values are](/accuracy).',
      ],
    },
    {
      id: 'promises',
      title: 'Our promises',
      list: [
        'You see your estimate before we ask anything about you.',
        'Your street address, phone number, and full VIN stay hidden unless you choose to show them.',
        'We remove location data from photos before anyone sees them.',
        'No one can edit a price history.',
        'A sold car’s listing says it’s sold.',
        'Pages load on a basic phone with a weak signal.',
      ],
    },
    {
      id: 'not',
      title: 'What we don’t do',
      text: [
        'We aren’t a dealer, a bank, a shipper, or an escrow company. The sale is between you and the other person. Read [how to do it safely](/safety).',
      ],
    },
    {
      id: 'thanks',
      title: 'Open-source software',
      text: ['This site is built with open-source software. See [the notices and licenses](/third-party-notices.txt).'],
    },
  ],
} as const;
