import type { Body, DriveType, Fuel, Transmission } from '#shared/enums.ts';

export type DemoCar = {
  readonly make: string;
  readonly model: string;
  readonly body: Body;
  readonly fuel: Fuel;
  readonly drive: DriveType;
  readonly transmission: Transmission;
  readonly engine: string;
  readonly trims: readonly string[];
  readonly from: number;
  readonly to: number;
};

const car = (
  make: string,
  model: string,
  [body, fuel, drive, transmission]: readonly [Body, Fuel, DriveType, Transmission],
  engine: string,
  trims: string,
  [from, to]: readonly [number, number],
): DemoCar => ({ make, model, body, fuel, drive, transmission, engine, trims: trims.split(', '), from, to });

/** Cars of the demo market: what many people own, and a few that they dream of. Years that were built. */
export const DEMO_CARS: readonly DemoCar[] = [
  car('Toyota', 'Camry', ['SEDAN', 'GASOLINE', 'FWD', 'AUTOMATIC'], '2.5 L 4-cylinder', 'LE, SE, XLE', [2010, 2024]),
  car('Honda', 'Accord', ['SEDAN', 'GASOLINE', 'FWD', 'CVT'], '1.5 L 4-cylinder turbo', 'LX, Sport, EX-L', [2018, 2022]),
  car('Honda', 'Civic', ['SEDAN', 'GASOLINE', 'FWD', 'CVT'], '2.0 L 4-cylinder', 'LX, Sport, EX', [2016, 2024]),
  car('Toyota', 'RAV4', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '2.5 L 4-cylinder', 'LE, XLE, Limited', [2013, 2024]),
  car('Honda', 'CR-V', ['SUV', 'GASOLINE', 'AWD', 'CVT'], '1.5 L 4-cylinder turbo', 'LX, EX, EX-L, Touring', [2017, 2024]),
  car('Ford', 'F-150', ['PICKUP', 'GASOLINE', '4WD', 'AUTOMATIC'], '3.5 L V6 EcoBoost', 'XL, XLT, Lariat', [2012, 2023]),
  car('Chevrolet', 'Silverado 1500', ['PICKUP', 'GASOLINE', '4WD', 'AUTOMATIC'], '5.3 L V8', 'WT, LT, LTZ', [2019, 2023]),
  car('RAM', '1500', ['PICKUP', 'GASOLINE', '4WD', 'AUTOMATIC'], '5.7 L HEMI V8', 'Big Horn, Laramie, Rebel', [2014, 2023]),
  car('Toyota', 'Tacoma', ['PICKUP', 'GASOLINE', '4WD', 'AUTOMATIC'], '3.5 L V6', 'SR5, TRD Sport, TRD Off-Road', [2016, 2023]),
  car('Jeep', 'Wrangler', ['SUV', 'GASOLINE', '4WD', 'MANUAL'], '3.6 L V6', 'Sport, Sahara, Rubicon', [2012, 2023]),
  car('Jeep', 'Grand Cherokee', ['SUV', 'GASOLINE', '4WD', 'AUTOMATIC'], '3.6 L V6', 'Laredo, Limited, Overland', [2012, 2021]),
  car('Subaru', 'Outback', ['WAGON', 'GASOLINE', 'AWD', 'CVT'], '2.5 L 4-cylinder boxer', '2.5i Premium, 2.5i Limited', [2013, 2019]),
  car('Subaru', 'Forester', ['SUV', 'GASOLINE', 'AWD', 'CVT'], '2.5 L 4-cylinder boxer', '2.5i Premium, Limited, Touring', [2014, 2023]),
  car('Mazda', 'CX-5', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '2.5 L 4-cylinder', 'Sport, Touring, Grand Touring', [2014, 2023]),
  car('Mazda', 'Mazda3', ['HATCHBACK', 'GASOLINE', 'FWD', 'AUTOMATIC'], '2.5 L 4-cylinder', 'Select, Preferred, Premium', [2014, 2023]),
  car('Nissan', 'Rogue', ['SUV', 'GASOLINE', 'AWD', 'CVT'], '2.5 L 4-cylinder', 'S, SV, SL', [2014, 2020]),
  car('Nissan', 'Altima', ['SEDAN', 'GASOLINE', 'FWD', 'CVT'], '2.5 L 4-cylinder', 'S, SV, SL', [2013, 2023]),
  car('Hyundai', 'Elantra', ['SEDAN', 'GASOLINE', 'FWD', 'AUTOMATIC'], '2.0 L 4-cylinder', 'SE, SEL, Limited', [2014, 2023]),
  car('Hyundai', 'Tucson', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '2.4 L 4-cylinder', 'SE, SEL, Limited', [2016, 2021]),
  car('Kia', 'Sorento', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '3.3 L V6', 'LX, EX, SX', [2014, 2020]),
  car('Kia', 'Soul', ['HATCHBACK', 'GASOLINE', 'FWD', 'AUTOMATIC'], '2.0 L 4-cylinder', 'LX, S, EX', [2014, 2023]),
  car('Volkswagen', 'Jetta', ['SEDAN', 'GASOLINE', 'FWD', 'AUTOMATIC'], '1.4 L 4-cylinder turbo', 'S, SE, SEL', [2016, 2021]),
  car('Volkswagen', 'Tiguan', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '2.0 L 4-cylinder turbo', 'S, SE, SEL', [2018, 2023]),
  car('Toyota', 'Corolla', ['SEDAN', 'GASOLINE', 'FWD', 'CVT'], '1.8 L 4-cylinder', 'L, LE, SE', [2014, 2023]),
  car('Toyota', 'Prius', ['HATCHBACK', 'HYBRID', 'FWD', 'CVT'], '1.8 L 4-cylinder hybrid', 'Two, Three, Four', [2012, 2020]),
  car('Toyota', 'Highlander', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '3.5 L V6', 'LE, XLE, Limited', [2014, 2022]),
  car('Toyota', '4Runner', ['SUV', 'GASOLINE', '4WD', 'AUTOMATIC'], '4.0 L V6', 'SR5, TRD Off-Road, Limited', [2012, 2023]),
  car('Toyota', 'Sienna', ['MINIVAN', 'GASOLINE', 'FWD', 'AUTOMATIC'], '3.5 L V6', 'LE, XLE, SE', [2012, 2020]),
  car('Honda', 'Odyssey', ['MINIVAN', 'GASOLINE', 'FWD', 'AUTOMATIC'], '3.5 L V6', 'EX, EX-L, Touring', [2012, 2023]),
  car('Honda', 'Pilot', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '3.5 L V6', 'EX, EX-L, Touring', [2013, 2022]),
  car('Chrysler', 'Pacifica', ['MINIVAN', 'GASOLINE', 'FWD', 'AUTOMATIC'], '3.6 L V6', 'Touring, Touring L, Limited', [2017, 2022]),
  car('Ford', 'Escape', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '1.5 L 3-cylinder turbo', 'S, SE, SEL, Titanium', [2017, 2022]),
  car('Ford', 'Explorer', ['SUV', 'GASOLINE', '4WD', 'AUTOMATIC'], '3.5 L V6', 'Base, XLT, Limited', [2013, 2019]),
  car('Ford', 'Mustang', ['COUPE', 'GASOLINE', 'RWD', 'MANUAL'], '5.0 L V8', 'EcoBoost, GT, GT Premium', [2015, 2023]),
  car('Ford', 'Transit', ['VAN', 'GASOLINE', 'RWD', 'AUTOMATIC'], '3.7 L V6', '150, 250, 350', [2016, 2022]),
  car('Chevrolet', 'Equinox', ['SUV', 'GASOLINE', 'FWD', 'AUTOMATIC'], '1.5 L 4-cylinder turbo', 'LS, LT, Premier', [2018, 2023]),
  car('Chevrolet', 'Tahoe', ['SUV', 'GASOLINE', '4WD', 'AUTOMATIC'], '5.3 L V8', 'LS, LT, Premier', [2015, 2022]),
  car('Chevrolet', 'Malibu', ['SEDAN', 'GASOLINE', 'FWD', 'AUTOMATIC'], '1.5 L 4-cylinder turbo', 'LS, LT, Premier', [2016, 2022]),
  car('Chevrolet', 'Corvette', ['COUPE', 'GASOLINE', 'RWD', 'MANUAL'], '6.2 L V8', '1LT, 2LT, 3LT', [2014, 2019]),
  car('Dodge', 'Charger', ['SEDAN', 'GASOLINE', 'RWD', 'AUTOMATIC'], '3.6 L V6', 'SXT, GT, R/T', [2014, 2023]),
  car('Dodge', 'Challenger', ['COUPE', 'GASOLINE', 'RWD', 'AUTOMATIC'], '5.7 L HEMI V8', 'SXT, GT, R/T', [2014, 2023]),
  car('GMC', 'Acadia', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '3.6 L V6', 'SLE, SLT, Denali', [2014, 2022]),
  car('Buick', 'Enclave', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '3.6 L V6', 'Preferred, Essence, Premium', [2014, 2022]),
  car('Lexus', 'RX', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '3.5 L V6', '350, 350 F Sport', [2014, 2022]),
  car('Lexus', 'ES', ['SEDAN', 'GASOLINE', 'FWD', 'AUTOMATIC'], '3.5 L V6', '350, 350 Luxury', [2014, 2022]),
  car('Acura', 'MDX', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '3.5 L V6', 'Base, Technology, Advance', [2014, 2020]),
  car('BMW', 'X5', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '3.0 L 6-cylinder turbo', 'xDrive35i, xDrive40i', [2015, 2022]),
  car('BMW', '328i', ['SEDAN', 'GASOLINE', 'RWD', 'AUTOMATIC'], '2.0 L 4-cylinder turbo', 'Base, Sport Line', [2012, 2016]),
  car('Mercedes-Benz', 'C-Class', ['SEDAN', 'GASOLINE', 'RWD', 'AUTOMATIC'], '2.0 L 4-cylinder turbo', 'C 300, C 300 Luxury', [2015, 2022]),
  car('Audi', 'Q5', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '2.0 L 4-cylinder turbo', 'Premium, Premium Plus, Prestige', [2014, 2022]),
  car('Audi', 'A4', ['SEDAN', 'GASOLINE', 'AWD', 'AUTOMATIC'], '2.0 L 4-cylinder turbo', 'Premium, Premium Plus', [2014, 2022]),
  car('Tesla', 'Model 3', ['SEDAN', 'ELECTRIC', 'RWD', 'AUTOMATIC'], 'Electric', 'Standard Range Plus, Long Range, Performance', [2018, 2023]),
  car('Tesla', 'Model Y', ['SUV', 'ELECTRIC', 'AWD', 'AUTOMATIC'], 'Electric, dual motor', 'Long Range, Performance', [2020, 2023]),
  car('Nissan', 'Leaf', ['HATCHBACK', 'ELECTRIC', 'FWD', 'AUTOMATIC'], 'Electric', 'S, SV, SL', [2015, 2022]),
  car('Chevrolet', 'Bolt EV', ['HATCHBACK', 'ELECTRIC', 'FWD', 'AUTOMATIC'], 'Electric', 'LT, Premier', [2017, 2022]),
  car('MINI', 'Cooper', ['HATCHBACK', 'GASOLINE', 'FWD', 'AUTOMATIC'], '1.5 L 3-cylinder turbo', 'Base, S', [2015, 2021]),
  car('Mazda', 'MX-5', ['CONVERTIBLE', 'GASOLINE', 'RWD', 'MANUAL'], '2.0 L 4-cylinder', 'Sport, Club, Grand Touring', [2016, 2022]),
  car('Volvo', 'XC60', ['SUV', 'GASOLINE', 'AWD', 'AUTOMATIC'], '2.0 L 4-cylinder turbo', 'Momentum, R-Design, Inscription', [2015, 2021]),
  car('GMC', 'Sierra 2500', ['TRUCK', 'DIESEL', '4WD', 'AUTOMATIC'], '6.6 L Duramax V8', 'SLE, SLT, Denali', [2015, 2021]),
];
