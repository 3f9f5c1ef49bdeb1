import type { Fuel, Transmission, VehicleType } from '#shared/enums.ts';

export type DemoOther = {
  readonly type: Exclude<VehicleType, 'CARS'>;
  readonly make: string;
  readonly model: string;
  readonly trims: readonly string[];
  readonly fuel: Fuel;
  readonly transmission: Transmission;
  readonly engine: string;
  readonly from: number;
  readonly to: number;
  /** Dollars when new, and the share of its value that it keeps each year. */
  readonly newPrice: number;
  readonly keeps: number;
  /** Miles in an ordinary year; for boats engine hours. */
  readonly use: number;
};

type Kind = DemoOther['type'];

const thing =
  (type: Kind, fuel: Fuel, transmission: Transmission, keeps: number, use: number) =>
  (make: string, model: string, engine: string, [from, to]: readonly [number, number], newPrice: number, trims = ''): DemoOther => ({
    type, make, model, engine, from, to, newPrice, fuel, transmission, keeps, use,
    trims: trims === '' ? [] : trims.split(', '),
  });

const motorcycle = thing('MOTORCYCLES', 'GASOLINE', 'MANUAL', 0.89, 2_800);
const motorhome = thing('RVS', 'GASOLINE', 'AUTOMATIC', 0.91, 5_500);
const trailer = thing('RVS', 'GASOLINE', 'OTHER', 0.9, 0);
const powersports = thing('POWERSPORTS', 'GASOLINE', 'CVT', 0.88, 700);
const boat = thing('BOATS', 'GASOLINE', 'OTHER', 0.92, 45);
const other = thing('OTHERS', 'GASOLINE', 'AUTOMATIC', 0.9, 300);

/** Everything that is not a car, with a price when new from makers' brochures, rounded. */
export const DEMO_OTHERS: readonly DemoOther[] = [
  motorcycle('Harley-Davidson', 'Street Glide', '1,868 cc V-twin', [2017, 2023], 22_000, 'Base, Special'),
  motorcycle('Harley-Davidson', 'Sportster', '1,200 cc V-twin', [2012, 2020], 11_500, 'Iron 1200, Forty-Eight'),
  motorcycle('Honda', 'Rebel', '471 cc twin', [2018, 2024], 6_500, '300, 500'),
  motorcycle('Honda', 'Gold Wing', '1,833 cc flat six', [2014, 2022], 25_000, 'Base, Tour'),
  motorcycle('Yamaha', 'MT-07', '689 cc twin', [2015, 2023], 8_000),
  motorcycle('Yamaha', 'YZF-R3', '321 cc twin', [2016, 2023], 5_400),
  motorcycle('Kawasaki', 'Ninja 400', '399 cc twin', [2018, 2023], 5_300, 'Base, ABS'),
  motorcycle('Kawasaki', 'Vulcan S', '649 cc twin', [2015, 2023], 7_300),
  motorcycle('Suzuki', 'V-Strom 650', '645 cc V-twin', [2014, 2023], 9_000, 'Base, XT'),
  motorcycle('BMW', 'R 1250 GS', '1,254 cc boxer twin', [2019, 2023], 18_500, 'Base, Adventure'),
  motorcycle('Triumph', 'Bonneville T120', '1,200 cc twin', [2017, 2023], 12_500, 'Base, Black'),
  motorcycle('Ducati', 'Scrambler', '803 cc V-twin', [2016, 2023], 10_500, 'Icon, Full Throttle'),
  motorcycle('Indian', 'Scout', '1,133 cc V-twin', [2016, 2023], 13_000, 'Base, Bobber'),
  motorhome('Winnebago', 'Minnie Winnie', '6.8 L V10', [2014, 2022], 98_000, '22M, 25B, 31K'),
  motorhome('Thor Motor Coach', 'Four Winds', '6.8 L V10', [2015, 2022], 95_000, '24F, 28Z, 31E'),
  motorhome('Newmar', 'Bay Star', '6.8 L V10', [2014, 2021], 165_000, '3014, 3124'),
  motorhome('Fleetwood', 'Bounder', '6.8 L V10', [2013, 2021], 160_000, '33C, 35K'),
  trailer('Airstream', 'Flying Cloud', 'No engine', [2013, 2022], 98_000, '23FB, 25FB, 27FB'),
  trailer('Forest River', 'Salem', 'No engine', [2014, 2023], 34_000, '22RBS, 27RKX'),
  trailer('Jayco', 'Jay Flight', 'No engine', [2014, 2023], 36_000, '24RBS, 28BHS'),
  trailer('Grand Design', 'Imagine', 'No engine', [2017, 2023], 46_000, '2250RK, 2800BH'),
  trailer('Lance', '1985', 'No engine', [2015, 2022], 42_000),
  trailer('Keystone', 'Cougar', 'No engine', [2015, 2022], 52_000, '24SABWE, 29BHL'),
  powersports('Polaris', 'RZR', '999 cc twin', [2016, 2023], 21_000, 'XP 1000, Trail S'),
  powersports('Polaris', 'Sportsman', '567 cc single', [2014, 2023], 8_500, '450, 570'),
  powersports('Can-Am', 'Maverick', '900 cc triple turbo', [2017, 2023], 24_000, 'X3, Trail'),
  powersports('Honda', 'Pioneer', '999 cc twin', [2016, 2023], 17_500, '700, 1000'),
  powersports('Yamaha', 'Grizzly', '686 cc single', [2014, 2022], 10_500, 'EPS, SE'),
  powersports('Kawasaki', 'Mule', '812 cc triple', [2015, 2023], 14_500, 'Pro-FX, SX'),
  powersports('Sea-Doo', 'GTI', '1,630 cc triple', [2015, 2023], 11_000, '130, SE 170'),
  powersports('Ski-Doo', 'Renegade', '850 cc twin', [2017, 2023], 15_000, 'Adrenaline, X-RS'),
  powersports('CFMOTO', 'CForce', '495 cc single', [2017, 2023], 7_000, '500, 600'),
  boat('Bennington', 'S Series', '115 hp outboard', [2014, 2022], 45_000, '20 SL, 22 SSR'),
  boat('Sea Ray', 'SPX 190', '200 hp sterndrive', [2016, 2022], 42_000),
  boat('Tracker', 'Pro Team 175', '60 hp outboard', [2013, 2023], 22_000, 'TXW, TF'),
  boat('Bayliner', 'Element', '90 hp outboard', [2014, 2021], 24_000, 'E16, E18'),
  boat('MasterCraft', 'NXT20', '320 hp V8', [2016, 2022], 78_000),
  boat('Boston Whaler', 'Montauk', '115 hp outboard', [2012, 2022], 46_000, '150, 170'),
  boat('Nitro', 'Z18', '150 hp outboard', [2015, 2022], 37_000),
  boat('Yamaha', 'SX195', '1.8 L jet', [2017, 2022], 36_000),
  boat('Chaparral', '21 H2O', '250 hp sterndrive', [2015, 2021], 44_000, 'Sport, Ski & Fish'),
  boat('Sun Tracker', 'Party Barge', '90 hp outboard', [2014, 2023], 30_000, '18 DLX, 20 DLX'),
  other('Club Car', 'Onward', 'Electric', [2017, 2023], 11_500, '2 Passenger, 4 Passenger'),
  other('EZGO', 'Express', 'Gasoline', [2015, 2023], 12_500, 'S4, L6'),
  other('Yamaha', 'Drive2', 'Gasoline', [2017, 2023], 11_000, 'PTV, Concierge 4'),
];
