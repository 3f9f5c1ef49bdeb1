/** What this is and what it is not. */
export const aboutArticle = {
  title: 'About Curbtag',
  description:
    'A marketplace for cars and the rest of the driveway, where a sticker on the thing itself opens its page.',
  lead: 'The best place to sell a car has always been the curb in front of it. We gave the curb a page.',
  parts: [
    {
      id: 'idea',
      title: 'The idea',
      text: [
        'A paper sign in a car window has room for a price and a phone number. Everyone who walks by sees it, and nobody learns what they need to know.',
        'A Curbtag sticker has room for everything, because it only holds an address. Behind it is a page with photos, miles, condition and price, written by the owner and changed whenever something changes.',
        'The same works for a boat on a trailer, a garage sale on Saturday and a house with an open door.',
      ],
    },
    {
      id: 'values',
      title: 'How we value a car',
      text: [
        'The estimate comes from recorded sales of similar vehicles: make, model, age and miles, then what you said about its condition. It is shown as a range, with how sure we are and why.',
        'It is an estimate, not an offer. Nobody pays us to move it up or down.',
      ],
    },
    {
      id: 'promises',
      title: 'What we hold to',
      list: [
        'Nothing about you is asked before you have seen the number.',
        'Your street, phone number and full VIN are yours to show. Until you do, a page has none of them.',
        'Photos lose their hidden location data before anybody sees them.',
        'A price history cannot be edited, by anyone.',
        'A sold car’s page says sold. It does not pretend, to catch calls.',
        'Pages work on a cheap phone with one bar.',
      ],
    },
    {
      id: 'not',
      title: 'What we are not',
      text: [
        'We are not a dealer, a bank, a shipper or an escrow company. The sale is between you and the other person; [how to do it safely](/safety) is worth ten minutes.',
      ],
    },
    {
      id: 'thanks',
      title: 'Made with the work of others',
      text: [
        'This site stands on software that its authors gave away. [Their notices and licenses](/third-party-notices.txt).',
      ],
    },
  ],
} as const;
