/**
 * As much of schema.org's vocabulary (release 30.0) as pages may use: for each type its parent and the properties that
 * it adds. A word that is not here is a word that schema.org does not have in that place, or one to be looked up first.
 */
const TYPES: Readonly<Record<string, { readonly of?: readonly string[]; readonly has: string }>> = {
  Thing: { has: 'name description url image additionalType identifier sameAs mainEntityOfPage' },
  Intangible: { of: ['Thing'], has: '' },
  StructuredValue: { of: ['Intangible'], has: '' },
  CreativeWork: {
    of: ['Thing'],
    has: 'about mainEntity offers datePublished dateModified isAccessibleForFree publisher author inLanguage',
  },
  WebPage: { of: ['CreativeWork'], has: 'breadcrumb lastReviewed' },
  RealEstateListing: { of: ['WebPage'], has: 'datePosted leaseLength' },
  ItemList: { of: ['Intangible'], has: 'itemListElement itemListOrder numberOfItems' },
  BreadcrumbList: { of: ['ItemList'], has: '' },
  ListItem: { of: ['Intangible'], has: 'position item nextItem previousItem' },
  Product: {
    of: ['Thing'],
    has: 'sku brand model itemCondition offers color additionalProperty productID category',
  },
  Vehicle: {
    of: ['Product'],
    has: 'vehicleConfiguration vehicleModelDate vehicleIdentificationNumber mileageFromOdometer bodyType vehicleInteriorColor driveWheelConfiguration vehicleTransmission vehicleEngine numberOfPreviousOwners knownVehicleDamages',
  },
  Car: { of: ['Vehicle'], has: '' },
  Motorcycle: { of: ['Vehicle'], has: '' },
  EngineSpecification: { of: ['StructuredValue'], has: 'fuelType engineDisplacement' },
  Brand: { of: ['Intangible'], has: 'logo slogan' },
  Offer: {
    of: ['Intangible'],
    has: 'price priceCurrency availability inventoryLevel itemCondition seller availableAtOrFrom businessFunction leaseLength validFrom priceSpecification',
  },
  PriceSpecification: { of: ['StructuredValue'], has: 'price priceCurrency' },
  UnitPriceSpecification: { of: ['PriceSpecification'], has: 'unitCode unitText referenceQuantity' },
  QuantitativeValue: { of: ['StructuredValue'], has: 'value unitCode unitText minValue maxValue' },
  PropertyValue: { of: ['StructuredValue'], has: 'value unitCode unitText propertyID' },
  LocationFeatureSpecification: { of: ['PropertyValue'], has: 'hoursAvailable validFrom' },
  Event: {
    of: ['Thing'],
    has: 'startDate endDate location eventStatus eventAttendanceMode organizer offers subEvent superEvent isAccessibleForFree about performer',
  },
  SaleEvent: { of: ['Event'], has: '' },
  Place: { of: ['Thing'], has: 'address geo amenityFeature telephone' },
  PostalAddress: {
    of: ['StructuredValue'],
    has: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  },
  Accommodation: {
    of: ['Place'],
    has: 'numberOfBedrooms numberOfBathroomsTotal numberOfRooms floorSize yearBuilt petsAllowed leaseLength',
  },
  House: { of: ['Accommodation'], has: '' },
  SingleFamilyResidence: { of: ['House'], has: 'occupancy' },
  Apartment: { of: ['Accommodation'], has: 'occupancy' },
  Person: { of: ['Thing'], has: 'givenName familyName' },
  Organization: { of: ['Thing'], has: 'address telephone email logo' },
  LocalBusiness: { of: ['Organization', 'Place'], has: 'openingHoursSpecification priceRange' },
  AutoDealer: { of: ['LocalBusiness'], has: '' },
};

const knows = (type: string, property: string): boolean => {
  const known = TYPES[type];
  if (!known) return false;
  return known.has.split(' ').includes(property) || (known.of ?? []).some((parent) => knows(parent, property));
};

/** Everything in a description that schema.org would not understand, by its path. Empty for a good one. */
export function strangeTo(value: unknown, at = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => strangeTo(entry, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? [`${at} is empty`] : [];
  const { '@type': said, '@context': _, ...rest } = value as Record<string, unknown>;
  const types = [said].flat().map(String);
  const unknown = types.filter((type) => !(type in TYPES)).map((type) => `${at} is a ${type}`);
  return [
    ...unknown,
    ...Object.entries(rest).flatMap(([property, inner]) => [
      ...(types.some((type) => knows(type, property)) ? [] : [`${at}.${property} of ${types}`]),
      ...strangeTo(inner, `${at}.${property}`),
    ]),
  ];
}
