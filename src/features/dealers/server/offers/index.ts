/** The door of dealership offers: asking those that the seller ticked, answering, comparing, taking one. */
export { askDealers } from './ask-dealers.ts';
export { askForm, dealerForm, intentForm, requestForm } from './forms.ts';
export { listAsked, toAskedView, toOfferRequestView } from './views.ts';
export { listOwnRequests, type OwnRequest, readOwnRequest } from './list-requests.ts';
export { makeOffer, passRequest } from './make-offer.ts';
export { openAsk } from './open-ask.ts';
export { closeRequest, takeOffer, talkAboutTaken } from './take-offer.ts';
