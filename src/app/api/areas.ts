import { carsRouter } from '#features/search/server/routes/cars.ts';
import { catalogueRouter } from '#features/vehicles/server/routes/catalogue.ts';
import { chatPeopleRouter } from '#features/chat/server/routes/chat-people.ts';
import { chatsRouter } from '#features/chat/server/routes/chats.ts';
import { chatDealsRouter } from '#features/chat/server/routes/deals.ts';
import { dealsRouter } from '#features/valuation/server/routes/deals.ts';
import { draftLinksRouter } from '#features/listings/server/routes/draft-links.ts';
import { eventsRouter } from '#platform/http/events-routes.ts';
import { garageRouter } from '#features/garage/server/routes.ts';
import { hullsRouter } from '#features/vehicles/server/routes/hulls.ts';
import { leadsRouter } from '#features/search/server/routes/leads.ts';
import { mapRouter } from '#features/search/server/routes/map.ts';
import { mediaRouter } from '#features/photos/server/routes/media.ts';
import { offersRouter } from '#features/dealers/server/routes/offers.ts';
import { partnersRouter } from '#features/dealers/server/routes/partners.ts';
import { photosRouter } from '#features/photos/server/routes/photos.ts';
import { placeRouter } from '#features/places/server/routes/place.ts';
import { placesRouter } from '#features/search/server/routes/places.ts';
import { priceWatchesRouter } from '#features/saved/server/routes/price-watches.ts';
import { qrRouter } from '#features/stickers/server/routes/qr.ts';
import { qrGroupsRouter } from '#features/stickers/server/routes/qr-groups.ts';
import { requestsRouter } from '#features/listings/server/routes/requests.ts';
import { salesRouter } from '#features/sales/server/routes.ts';
import { savedListingsRouter } from '#features/saved/server/routes/saved-listings.ts';
import { savedSearchesRouter } from '#features/saved/server/routes/saved-searches.ts';
import { searchRouter } from '#features/search/server/routes/search.ts';
import { servicesRouter } from '#features/valuation/server/routes/services.ts';
import { sessionRouter } from '#features/accounts/server/routes/session.ts';
import { specsRouter } from '#features/listings/server/routes/specs.ts';
import { storeRouter } from '#features/store/server/routes.ts';
import { textsRouter } from '#platform/http/texts-routes.ts';
import { unsubscribeRouter } from '#features/accounts/server/routes/unsubscribe.ts';
import { uploadsRouter } from '#features/photos/server/routes/uploads.ts';
import { usersRouter } from '#features/settings/server/routes.ts';
import { valuesRouter } from '#features/value-alerts/server/routes.ts';
import { viewsRouter } from '#features/views/server/routes.ts';
import { visitsRouter } from '#features/open-houses/server/routes.ts';

/** Every area of the API, one line each. Routes carry their full paths, so the order does not matter. */
export const areas = [
  requestsRouter,
  draftLinksRouter,
  leadsRouter,
  carsRouter,
  eventsRouter,
  mapRouter,
  mediaRouter,
  photosRouter,
  uploadsRouter,
  sessionRouter,
  usersRouter,
  searchRouter,
  servicesRouter,
  dealsRouter,
  specsRouter,
  catalogueRouter,
  hullsRouter,
  savedListingsRouter,
  savedSearchesRouter,
  textsRouter,
  unsubscribeRouter,
  placeRouter,
  placesRouter,
  partnersRouter,
  offersRouter,
  viewsRouter,
  garageRouter,
  visitsRouter,
  valuesRouter,
  chatsRouter,
  chatPeopleRouter,
  chatDealsRouter,
  salesRouter,
  qrRouter,
  qrGroupsRouter,
  priceWatchesRouter,
  storeRouter,
];
