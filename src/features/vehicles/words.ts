/** Looking a vehicle up by VIN, plate or name. */
export const vehicles = {
  yearUnknown: 'The tenth character is not a model year code. Check it, or choose the year yourself.',
  modelUnknown: 'We know who made this vehicle but not the model. Check the VIN, or choose the model yourself.',
  makerUnknown:
    'No maker we know uses a VIN that starts with {start}. Check the first three characters, or enter the vehicle by hand.',
  plateUnknown: 'We could not find that plate in {state}. Use the VIN, or enter the vehicle by hand.',
  platesUnavailable: 'The plate lookup did not answer. Try again in a moment, or use the VIN.',
  plateMalformed: 'A plate has two to eight letters and digits. Check what you typed.',
  stateUnknown: 'Choose the state on the plate.',
  countryUnsupported: 'Only vehicles registered in the United States can be looked up.',
  choiceMissing: 'Choose a trim, a color, or both.',
  vinOrPlate: 'Name the vehicle by its VIN, or by its plate and state.',
  styleUnknown: 'This vehicle did not come with that trim. Choose one of its own.',
  colorUnknown: 'We don’t have that color. Choose the closest one, or Other.',
  vehicleMissing: 'Name the vehicle: a VIN, a plate with its state, or year, make and model.',
  milesMissing: 'Enter the mileage as a whole number.',
  accidentsWrong: 'Enter the number of accidents, from 0 to 20.',
  ownersWrong: 'Enter the number of owners, from 0 to 20.',
} as const;
