/** How to buy and sell without getting hurt or cheated. */
export const safetyArticle = {
  title: 'Buy and sell safely',
  description:
    'Meeting, paying, checking the title and the miles, and the tricks to know before you buy or sell a car.',
  lead: 'Most sales are two decent people and a car. These are the habits that keep it that way.',
  parts: [
    {
      id: 'meeting',
      title: 'Meeting',
      list: [
        'Meet in daylight, in a place with other people. Many police stations and banks keep parking spots for exactly this.',
        'Bring someone along, and tell a third person where you are going.',
        'Sellers: see the buyer’s driver’s license before a test drive, take a photo of it, and ride along.',
        'Buyers: start the engine cold if you can. A car that was warmed up for you may be hiding something.',
        'Keep the keys in your hand until the money is yours.',
      ],
    },
    {
      id: 'payment',
      title: 'Paying and getting paid',
      text: ['For a private sale, two ways are hard to cheat:'],
      list: [
        'A cashier’s check that you watch being issued inside the buyer’s bank.',
        'A transfer made while you are both at the bank or on the phone with it, released only when the seller’s bank says the money has arrived.',
      ],
      after: [
        'A check can look cleared for days and still bounce. Call the bank at a number you looked up yourself, never at one printed on the check.',
        'Do not take gift cards, cryptocurrency or a check for more than the price with a request to send back the difference. There is no honest reason for any of these.',
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits and “it’s still available if you pay now”',
      text: [
        'Do not pay to hold a car you have not seen. Hurry is a tool: a price far below the others, a seller who is abroad or in the service, a car that is “already with the shipping company.”',
        'Curbtag never holds money for a sale, ships cars, or sells buyer protection. Anyone who says so in our name is lying.',
      ],
    },
    {
      id: 'escrow',
      title: 'False escrow services',
      text: [
        'A common trick is a link to an escrow company that looks real and was put up last week. If escrow is truly needed, choose the company yourself, type its address yourself, and check its license with your state’s regulator.',
        'Leave if the other side insists on one particular service.',
      ],
    },
    {
      id: 'title',
      title: 'The title',
      text: ['The title says who owns the car. See it before money moves.'],
      list: [
        'The name on it matches the seller’s driver’s license.',
        'The VIN on it matches the plate at the base of the windshield and the label in the driver’s door frame. All 17 characters.',
        'No lienholder is named, or there is a letter from the lender that the loan is paid.',
        'Words such as salvage, rebuilt, flood or lemon buyback mean a history. It may be a fine car, at another price.',
        'Title skipping is when the seller never put the car in their own name. Do not buy from someone who is not on the title.',
      ],
      after: [
        'Check the VIN for open recalls, free, at [NHTSA](https://www.nhtsa.gov/recalls). A history report from a provider approved for the national title system shows brands and total losses: the list is at [vehiclehistory.gov](https://vehiclehistory.bja.ojp.gov/).',
      ],
    },
    {
      id: 'odometer',
      title: 'The miles',
      list: [
        'Compare the odometer with service stickers, inspection papers and the wear of pedals, wheel and seat. They should tell one story.',
        'Federal law asks the seller to state the mileage in writing when the title changes hands, on the title itself. Model years 2010 and older are exempt; 2011 and newer are covered for 20 years.',
        'Rolling back an odometer is a federal crime. Tell your state’s motor vehicle agency and [NHTSA](https://www.nhtsa.gov/equipment/odometer-fraud) if you find one.',
      ],
    },
    {
      id: 'inspection',
      title: 'Have it looked at',
      text: [
        'An independent mechanic checks a car in about an hour. A seller who refuses has told you something.',
        'The condition answers on a Curbtag page come from the owner. “Not said” means the owner left it open: ask.',
      ],
    },
    {
      id: 'codes',
      title: 'Stickers and codes',
      text: [
        'A code can be covered with another code. Run a finger over the sticker: a second layer feels like one.',
        'Before you open it, your phone shows the address. A Curbtag sticker leads to this site; the page shows a picture of the very car you are standing at. If it asks for a card number or a password first, close it.',
        'The sticker’s number is also printed in plain figures, so that you can type it in by hand.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages and your account',
      list: [
        'Nobody needs the six-digit code we send to you. Someone who asks for “a code to check that you’re real” wants your account.',
        'We never ask for your password, and never by phone.',
        'Keep the conversation where it started. Moving it elsewhere within two messages is a habit of cheats.',
      ],
    },
    {
      id: 'after',
      title: 'After the sale',
      list: [
        'Sellers: hand in the notice of sale or release of liability with your state the same day, take your plates where your state says so, and cancel the insurance after that.',
        'Buyers: register the title within your state’s days, and insure the car before you drive it home.',
        'Mark the listing as sold. The sticker then says so, and nobody rings you again.',
      ],
    },
    {
      id: 'wrong',
      title: 'If something went wrong',
      steps: [
        'In danger: call 911.',
        'Money gone: call your bank first, within the hour if you can. Then report it at [ReportFraud.ftc.gov](https://reportfraud.ftc.gov/) and [IC3.gov](https://www.ic3.gov/).',
        'Keep messages, numbers and the listing’s address.',
        'Tell us at [Contact](/help#contact), so that we can take the listing down and keep what a court may ask for.',
      ],
    },
  ],
} as const;
