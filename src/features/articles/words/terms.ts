/** The agreement, in words people use. */
export const termsArticle = {
  title: 'Terms',
  description: 'The rules of using Curbtag, in plain words.',
  lead: 'Tell the truth about what you sell, sell only what is yours, and treat people as you would at your own door.',
  updated: 'In force since November 20, 2026.',
  parts: [
    {
      id: 'what',
      title: 'What this is',
      text: [
        'Curbtag publishes listings written by their owners and lets people find them, by search or by scanning a sticker. A sale is a contract between buyer and seller. We are not a party to it, do not hold money, and do not inspect what is sold.',
        'By using the site you agree to these terms. You must be 18 or older.',
      ],
    },
    {
      id: 'listings',
      title: 'Your listings',
      list: [
        'List only what you own or have the right to sell, and can show.',
        'Use your own photos of that very thing. No stock photos, no pictures of text, no other people’s pictures.',
        'One listing for each thing.',
        'Answer the condition questions as you know it. Leave open what you do not know; do not guess in your favor.',
        'No links, phone numbers or email addresses in the title or description.',
        'Mark it sold when it is sold.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'Not allowed',
      list: [
        'Stolen things, vehicles with altered VINs or odometers, and anything the law forbids to sell.',
        'Asking for deposits on things not seen, or for payment by gift card or cryptocurrency.',
        'Wording in property listings that prefers or excludes people by race, color, religion, sex, disability, family status or national origin.',
        'Stickers that lead to anything but what they are stuck on.',
        'Copying listings in bulk, or calling our servers in a way that slows them for others.',
      ],
    },
    {
      id: 'yours',
      title: 'What you write stays yours',
      text: [
        'You allow us to store, resize, show and translate it into formats devices need, for as long as the listing is here. When you delete it, that ends.',
      ],
    },
    {
      id: 'values',
      title: 'Values are estimates',
      text: [
        'A valuation is computed from recorded sales and from what you told us. It may be wrong, it is not an offer, and it is not an appraisal for tax, insurance or court.',
      ],
    },
    {
      id: 'stickers',
      title: 'Stickers and signs',
      text: [
        'Where a sign may stand and what may be stuck on a window is a matter of local rules; so is parking a car for sale on the street. Following them is up to you.',
      ],
    },
    {
      id: 'removal',
      title: 'When we step in',
      text: [
        'We may hide a listing or close an account that breaks these rules. We say why, unless that would help someone do harm, and you can answer: [Contact](/help#contact). We look again, by a person.',
        'If your copyright is used here without permission, send us the address of the page, the work, and a statement under penalty of perjury that you hold the right.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'The site is provided as it is. As far as the law allows, we are not liable for what users sell, say or do, nor for lost profit. Nothing here limits liability for intent, gross negligence, or rights that a consumer cannot sign away.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'We may change these terms. Account holders hear of a change that matters 30 days before it applies. The law of your home state’s consumer protection stays with you.',
      ],
    },
  ],
} as const;
