/** How to buy and sell without getting hurt or cheated. */
export const safetyArticle = {
  title: 'Buy and sell safely',
  description: 'How to meet, pay, check the title and mileage, and spot scams when you buy or sell a car.',
  lead: 'How to meet, pay, and check the title safely.',
  parts: [
    {
      id: 'meeting',
      title: 'Meeting',
      list: [
        'Meet in daylight, in a place with other people. Many police stations and banks have parking spots just for this.',
        'Bring someone with you, and tell someone else where you’re going.',
        'Sellers: check the buyer’s driver’s license before a test drive, take a photo of it, and ride along.',
        'Buyers: start the engine cold if you can. A warm engine can hide problems.',
        'Keep the keys until you have the money.',
      ],
    },
    {
      id: 'payment',
      title: 'Paying and getting paid',
      text: ['For a private sale, these two ways are hard to fake:'],
      list: [
        'A cashier’s check that you watch the buyer’s bank issue, inside the bank',
        'A bank transfer. Hand over the car only when the seller’s bank says the money has arrived.',
      ],
      after: [
        'A check can look cleared for days and still bounce. Call the bank at a number you looked up yourself, never one printed on the check.',
        'Do not accept gift cards, cryptocurrency, or a check for more than the price. People who ask you to send back the difference are scammers.',
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits and “it’s still available if you pay now”',
      text: [
        'Do not pay to hold a car you haven’t seen. Scammers rush you with a price far below others, a seller who is overseas or deployed, or a car “already with the shipping company.”',
        'Curbtag never holds money for a sale, ships cars, or sells buyer protection. Anyone who says we do is lying.',
      ],
    },
    {
      id: 'escrow',
      title: 'Fake escrow services',
      text: [
        'Scammers send links to escrow companies that look real and aren’t. If you need escrow, choose the company yourself, type its web address yourself, and check its license with your state’s regulator.',
        'Walk away if the other person insists on one particular service.',
      ],
    },
    {
      id: 'title',
      title: 'The title',
      text: ['The title says who owns the car. Check it before you pay.'],
      list: [
        'The name on it matches the seller’s driver’s license.',
        'All 17 characters of the VIN match the plate at the base of the windshield and the label in the driver’s door frame.',
        'It names no lienholder, or there’s a letter from the lender that the loan is paid.',
        'Words such as salvage, rebuilt, flood, or lemon buyback mean a branded title. These cars are worth less.',
        'Title skipping is when the seller never put the car in their own name. Do not buy from someone who isn’t on the title.',
      ],
      after: [
        'Check the VIN for open recalls at [NHTSA](https://www.nhtsa.gov/recalls). It’s free. A history report from an approved provider shows title brands and total losses. See the list at [vehiclehistory.gov](https://vehiclehistory.bja.ojp.gov/).',
      ],
    },
    {
      id: 'odometer',
      title: 'Mileage',
      list: [
        'Compare the odometer with service stickers, inspection papers, and wear on the pedals, steering wheel, and seats. They should match.',
        'Federal law requires sellers to state the mileage in writing, on the title, when it changes hands. Model years 2010 and older are exempt. 2011 and newer are covered for 20 years.',
        'Rolling back an odometer is a federal crime. Report it to your state’s motor vehicle agency and [NHTSA](https://www.nhtsa.gov/equipment/odometer-fraud).',
      ],
    },
    {
      id: 'inspection',
      title: 'Get an inspection',
      text: [
        'An independent mechanic can check a car in about an hour. Be careful if the seller refuses.',
        'The condition answers on Curbtag come from the seller. If one says “Not answered,” ask.',
      ],
    },
    {
      id: 'codes',
      title: 'Stickers and QR codes',
      text: [
        'Someone can cover a QR code with another one. Run a finger over the sticker to feel for a second layer.',
        'Your phone shows the web address before you open it. A Curbtag sticker opens this site. Check that the photos show the car in front of you. If the page asks for a card number or a password first, close it.',
        'The sticker code is also printed under the QR code, so you can enter it yourself.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages and your account',
      list: [
        'No one needs the 6-digit code we send you. Anyone who asks for it to “check that you’re real” wants your account.',
        'We never ask for your password, and we never call you.',
        'Keep the conversation on Curbtag. Scammers often try to move it elsewhere in the first messages.',
      ],
    },
    {
      id: 'after',
      title: 'After the sale',
      list: [
        'Sellers: file your state’s notice of sale or release of liability the same day. Remove the plates if your state requires it, and then cancel the insurance.',
        'Buyers: register the title by your state’s deadline, and insure the car before you drive it home.',
        'Mark the listing as sold, so no one else asks about it. The sticker then opens a page that says it has been sold.',
      ],
    },
    {
      id: 'wrong',
      title: 'If something went wrong',
      steps: [
        'If you’re in danger, call 911.',
        'If you lost money, call your bank right away. Then report it at [ReportFraud.ftc.gov](https://reportfraud.ftc.gov/) and [IC3.gov](https://www.ic3.gov/).',
        'Save the messages, phone numbers, and a link to the listing.',
        '[Contact us](/help#contact), so we can take down the listing and keep records that a court may ask for.',
      ],
    },
  ],
} as const;
