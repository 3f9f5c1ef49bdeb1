/** Looking a vehicle up by VIN, plate or name. */
export const vehicles = {
  yearUnknown: 'The tenth character is not a model year code. Check it, or choose the year yourself.',
  modelUnknown: 'We know who made this vehicle but not the model. Check the VIN, or choose the model yourself.',
  makerUnknown:
    'No maker we know uses a VIN that starts with {start}. Check the first three characters, or enter the vehicle by hand.',
  plateUnknown: 'We could not find that plate in {state}. Use the VIN, or enter the vehicle by hand.',
  plateMalformed: 'A plate has two to eight letters and digits. Check what you typed.',
  stateUnknown: 'Choose the state on the plate.',
  countryUnsupported: 'Only vehicles registered in the United States can be looked up.',
  vehicleMissing: 'Name the vehicle: a VIN, a plate with its state, or year, make and model.',
  milesMissing: 'Enter the mileage as a whole number.',
} as const;
