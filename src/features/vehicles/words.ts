/** Looking a vehicle up by VIN, plate or name. */
export const vehicles = {
  yearUnknown: 'The tenth character isn’t a model year code. Check it, or choose the year yourself.',
  modelUnknown: 'We found the maker but not the model. Check the VIN, or choose the model yourself.',
  makerUnknown:
    'We don’t recognize a VIN that starts with {start}. Check the first 3 characters, or enter the details yourself.',
  plateUnknown: 'We couldn’t find that plate in {state}. Use the VIN, or enter the details yourself.',
  platesUnavailable: 'The plate lookup isn’t responding. Try again in a moment, or use the VIN.',
  plateMalformed: 'A plate has 2 to 8 letters and digits. Check what you entered.',
  stateUnknown: 'Choose the state on the plate.',
  countryUnsupported: 'We can only look up vehicles registered in the United States.',
  choiceMissing: 'Choose a trim, a color, or both.',
  vinOrPlate: 'Enter the VIN, or the plate and state.',
  styleUnknown: 'This vehicle didn’t come with that trim. Choose one from the list.',
  colorUnknown: 'We don’t have that color. Choose the closest one, or Other.',
  vehicleMissing: 'Enter a VIN, a plate with its state, or the year, make, and model.',
  milesMissing: 'Enter the mileage as a whole number.',
  accidentsWrong: 'Enter the number of accidents, from 0 to 20.',
  ownersWrong: 'Enter the number of owners, from 0 to 20.',
} as const;
