/** The door of dealership offers: asking those that the seller ticked, answering, comparing, taking one. */
export { type AskInput, askDealers } from './ask-dealers.ts';
export { askForm, dealerForm, intentForm, requestForm } from './forms.ts';
export { type OfferMoment, readOfferHistory } from './history.ts';
export { type AskedRequest, listAsked } from './list-asked.ts';
export { listOwnRequests, type OwnRequest, readOwnRequest } from './list-requests.ts';
export { makeOffer, passRequest } from './make-offer.ts';
export { type OpenAsk, openAsk } from './open-ask.ts';
export type { ReadOffer } from './read-offers.ts';
export { closeRequest, takeOffer, talkAboutTaken } from './take-offer.ts';
export { toAskedView, toOfferRequestView } from './views.ts';
