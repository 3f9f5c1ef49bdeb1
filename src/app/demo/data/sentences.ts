import type { VehicleType } from '#shared/enums.ts';

/** Places in braces are filled from the listing: {name}, {city}, {miles}, {years}, {color}. */
type Bank = readonly string[];

export const OPENERS: Readonly<Record<VehicleType, Bank>> = {
  CARS: [
    'I have had this {name} for {years} and it has never left me standing.',
    'Selling our {name} because a third kid is on the way and we need more seats.',
    'This was my daily driver in {city}. I got a company car in spring, so now it mostly sits.',
    'My mother’s {name}. She no longer drives, and it deserves to be used.',
    'Bought it {years} ago with a thick folder of receipts and kept adding to it.',
    'We are moving overseas in the new year and the {name} cannot come along.',
    'Honest {name}, nothing fancy, does everything I ask of it.',
    'I drive less since I work from home, so it is time for somebody else to enjoy this one.',
    'Second car in our house, always parked in the garage.',
    'Bought for my daughter to get to college. She graduated and wants something smaller.',
  ],
  RVS: [
    'We did {years} of summers in this {name} and loved every campground.',
    'Our kids are grown and the {name} stays in the driveway, so it is time.',
    'Selling our {name}. We upgraded to a longer one and cannot keep both.',
    'Well kept {name}, stored under a roof every winter.',
  ],
  MOTORCYCLES: [
    'Selling my {name}. Great bike, but my knees have had enough.',
    'Weekend bike, never ridden in rain if I could help it.',
    'Picked up this {name} {years} ago to commute in {city}. New job, no commute.',
    'Two bikes, one garage spot. This {name} has to go.',
  ],
  POWERSPORTS: [
    'Our {name} from the cabin. We sold the land, so it needs a new home.',
    'Used on our own trails, never raced, always hosed off afterwards.',
    'Bought this {name} {years} ago and rode it less than we thought we would.',
  ],
  BOATS: [
    '{years} of lake weekends in this {name}, and now we are moving away from the water.',
    'Fresh water only. The {name} lived on a lift with its cover on.',
    'Easy family boat. Our {name} has pulled tubes, skis and a lot of nieces.',
    'Selling the {name} because it comes out four times a year and deserves better.',
  ],
  OTHERS: [
    'Our {name}, bought new and looked after.',
    'Had this {name} for {years}. Does its job and asks for nothing.',
    'Surplus to what we need since we moved to a smaller place.',
  ],
};

export const USE: Readonly<Record<VehicleType, Bank>> = {
  CARS: [
    'Mostly highway miles between home and work.',
    'Short trips around {city}, groceries and school.',
    'It has {miles} on it and still feels tight.',
    'Long trips are a pleasure, the seats are the best part.',
    'Quiet inside, no rattles, starts on the first turn even in winter.',
  ],
  RVS: [
    'Everything works: furnace, fridge, water heater, awning.',
    'Sleeps us comfortably, and the dog has her own corner.',
    'Roof was checked and resealed last year. No leaks.',
  ],
  MOTORCYCLES: ['{miles}, all mine since the first owner.', 'Starts at once, shifts clean, tracks straight.', 'Never dropped on my watch.'],
  POWERSPORTS: ['Starts right up, no smoke.', 'Pulls a small trailer without complaint.', 'Belt and fluids done this season.'],
  BOATS: ['Serviced and winterized by the marina every fall.', 'Runs at 30 mph with the family on board.', 'Trailer with good lights and tires is included.'],
  OTHERS: ['Works as it should.', 'Kept under a roof.', 'Ready to use the day you pick it up.'],
};

/** For what has an engine that burns something. */
export const ENGINE_CARE: Bank = [
  'Oil changed on time, always synthetic.',
  'New battery last winter.',
  'Fluids and filters are fresh.',
];

export const CARE: Bank = [
  'All the service it needed, when it needed it. I can show the receipts.',
  'My neighbor is a mechanic and looks after everything we own.',
  'Last service was in the fall, nothing due now.',
  'I do the small things myself and leave the rest to the dealer.',
  'Washed every other week and waxed twice a year.',
  'Never in an accident while I owned it.',
];

const FLAWS_OF_CARS: Bank = [
  'There is a scratch on the rear bumper from a shopping cart, see the pictures.',
  'A few stone chips on the front, what you would expect at this age.',
  'The driver’s seat shows some wear on the side.',
  'Small dent you only see when the sun is low.',
  'One wheel has curb rash. My fault.',
  'The clear coat is getting thin on the roof.',
  'Some surface rust along the bottom edges.',
  'Still dusty from the last long drive. I’ll wash it before you come.',
];
/** Of what has no bumpers or driver’s seat. */
const FLAWS_OF_OTHERS: Bank = [
  'A few scratches from normal use.',
  'Some scuffs you only see when the sun is low.',
  'One corner shows where it met a post. My fault.',
  'Still dusty from the garage. I’ll wash it before you come.',
];

export const flawsOf = (type: VehicleType): Bank => (type === 'CARS' ? FLAWS_OF_CARS : FLAWS_OF_OTHERS);

export const SPOTLESS: Bank = [
  'I looked for a flaw to mention and found a coaster-sized coffee mark on a floor mat.',
  'The {color} paint still looks new after a wash.',
  'No dents, no smells, no stories.',
];

export const CLOSERS: Bank = [
  'Come and see it, bring a friend who knows more than I do.',
  'Title in hand. Cash or a cashier’s check at my bank, please.',
  'Happy to meet at your mechanic if it is not too far.',
  'Priced to sell, but I will listen to a fair offer in person.',
  'No trades, please. Evenings and weekends work best.',
  'Ask me anything, I answer quickly.',
  'If the page is up, it is still for sale.',
];

export const VIEWING_NOTES: Bank = ['Weekdays after 5 PM', 'Saturday mornings', 'Weekends, any time', 'Most evenings', 'Lunch hours downtown'];
