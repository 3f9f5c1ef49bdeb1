/** The agreement, in words people use. */
export const termsArticle = {
  title: 'Terms of service',
  description: 'The rules for using Curbtag, in plain language.',
  lead: 'Tell the truth about what you sell, sell only what is yours, and treat people with respect.',
  updated: 'Effective November 20, 2026',
  parts: [
    {
      id: 'what',
      title: 'What this is',
      text: [
        'Curbtag publishes listings written by sellers and lets people find them by searching or by scanning a sticker. A sale is a contract between the buyer and the seller. We are not a party to it, do not hold money for it, and do not inspect what is sold.',
        'By using the site, you agree to these terms. You must be 18 or older.',
      ],
    },
    {
      id: 'listings',
      title: 'Your listings',
      list: [
        'List only what you own or have the right to sell, and can show to buyers.',
        'Use your own photos of the actual item. Do not use stock photos, images of text, or other people’s photos.',
        'Create one listing for each item.',
        'Answer the condition questions as well as you know. Leave a question blank if you do not know the answer.',
        'Keep links, phone numbers, and email addresses out of your title and description. We point them out before you publish. If you publish a number anyway, anyone can see it.',
        'Mark your listing as sold when it is sold.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'Not allowed',
      list: [
        'Stolen property, vehicles with altered VINs or odometers, and anything it is illegal to sell',
        'Asking for a deposit on something the buyer has not seen, or for payment by gift card or cryptocurrency',
        'Wording in property listings that prefers or excludes people by race, color, religion, sex, disability, familial status, or national origin',
        'Stickers that open anything other than what they are on',
        'Copying listings in bulk, or using our servers in a way that slows them for others',
      ],
    },
    {
      id: 'yours',
      title: 'You own what you post',
      text: [
        'You allow us to store, resize, and show it, and to convert it into the formats devices need, for as long as your listing is on Curbtag. That permission ends when you delete it.',
      ],
    },
    {
      id: 'values',
      title: 'Values are estimates',
      text: [
        'A valuation is computed by a model from past prices of similar vehicles and from what you told us. It may be wrong. It is not an offer, and it is not an appraisal for tax, insurance, or court purposes.',
      ],
    },
    {
      id: 'stickers',
      title: 'Stickers and signs',
      text: [
        'Local rules decide where you may put up a sign, what you may put on a window, and whether you may park a car for sale on the street. You are responsible for following them.',
      ],
    },
    {
      id: 'removal',
      title: 'When we take action',
      text: [
        'We may hide a listing or close an account that breaks these rules. We tell you why, unless that would help someone do harm. You can [contact us](/help#contact) to appeal, and a person will review it.',
        'If someone uses your copyrighted work here without permission, send us a link to the page, a description of the work, and a statement under penalty of perjury that you own the rights.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'The site is provided as is. As far as the law allows, we are not liable for what users sell, say, or do, or for lost profits. Nothing here limits liability for intentional acts or gross negligence, or rights that a consumer cannot waive.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'We may change these terms. We email account holders about important changes 30 days before they apply. Your state’s consumer protection laws still apply to you.',
      ],
    },
  ],
} as const;
