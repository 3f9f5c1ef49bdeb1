import type { ConditionGrade } from '#shared/enums.ts';
import type { Goods } from '#features/listings/rules/goods.ts';

export type DemoSale = { readonly name: string; readonly goods: readonly Goods[]; readonly about: string };

const sale = (name: string, goods: string, about: string): DemoSale => ({
  name,
  goods: goods.split(' ') as Goods[],
  about,
});

/** Garage sales as their signs call them. */
export const DEMO_SALES: readonly DemoSale[] = [
  sale('Moving sale: tools, bikes and a piano', 'TOOLS SPORTS FURNITURE MUSIC', 'We leave for Denver on the thirtieth, and none of this fits the truck. Cash or phone payments, no early birds please.'),
  sale('Three families, one driveway', 'KIDS TOYS CLOTHES BOOKS', 'Sizes 2T to 10, strollers, a crib that was used for one baby, and more picture books than one shelf holds.'),
  sale('Dad’s workshop, everything goes', 'TOOLS ELECTRONICS GARDEN', 'Forty years of hand tools, a table saw, clamps by the dozen. Bring a friend for the heavy pieces.'),
  sale('Estate sale on the corner', 'FURNITURE ANTIQUES KITCHEN ART JEWELRY', 'A whole house: walnut bedroom set, china for twelve, framed prints, costume jewelry. Half price on the last day.'),
  sale('Records, books and coffee', 'MUSIC BOOKS COLLECTIBLES', 'Six hundred LPs, mostly soul and jazz, and two walls of paperbacks. Coffee is on us.'),
  sale('Garden shed clear-out', 'GARDEN TOOLS SPORTS', 'Mower that starts, two wheelbarrows, planters, hoses, a canoe that needs a seat.'),
  sale('Holiday boxes and kitchen things', 'HOLIDAY KITCHEN CRAFTS', 'Four trees, forty feet of lights, a stand mixer, and fabric by the yard.'),
  sale('Empty the apartment', 'FURNITURE KITCHEN ELECTRONICS', 'Sofa, desk, a nearly new mattress, lamps. Third floor, there is an elevator.'),
  sale('Toy room sale', 'TOYS KIDS BOOKS', 'Wooden trains, bricks by the pound, puzzles with all their pieces. Counted twice.'),
  sale('Street sale, twelve houses', 'FURNITURE CLOTHES TOYS KITCHEN OTHER', 'Start at our end. There is lemonade in the middle and parking behind the church.'),
  sale('Vintage Pyrex and linens', 'KITCHEN ANTIQUES CRAFTS', 'Thirty years of flea markets, looking for new cupboards.'),
  sale('Camping and fishing, one season used', 'SPORTS OTHER', 'Two tents, stove, bags to 20 degrees, rods and a tackle box somebody put love into.'),
];

export type DemoItem = {
  readonly name: string;
  readonly kind: Goods;
  /** Dollars. */
  readonly price: number;
  readonly grade: ConditionGrade;
  readonly count: number;
  readonly note: string;
};

const item = (kind: Goods, name: string, price: number, grade: ConditionGrade, note = '', count = 1): DemoItem => ({
  kind, name, price, grade, note, count,
});

/** What lies on the tables. */
export const DEMO_ITEMS: readonly DemoItem[] = [
  item('TOOLS', 'Cordless drill, two batteries', 35, 'GOOD', 'Charger included; one battery is tired.'),
  item('TOOLS', 'Table saw, 10 inch', 140, 'GOOD', 'Fence is true. Bring a truck.'),
  item('TOOLS', 'Bar clamps', 6, 'GOOD', '', 8),
  item('TOOLS', 'Socket set, 94 pieces', 30, 'VERY_GOOD'),
  item('FURNITURE', 'Oak bookcase', 60, 'GOOD', '72 inches tall, five shelves.'),
  item('FURNITURE', 'Dining chairs', 18, 'FAIR', 'Seats want new fabric.', 6),
  item('FURNITURE', 'Mid-century dresser', 175, 'VERY_GOOD', 'Walnut veneer, drawers run well.'),
  item('FURNITURE', 'Floor lamp', 15, 'GOOD'),
  item('CLOTHES', 'Winter coats, adult', 20, 'GOOD', '', 4),
  item('CLOTHES', 'Leather boots, size 9', 25, 'VERY_GOOD'),
  item('KIDS', 'Jogging stroller', 55, 'GOOD', 'New tires in spring.'),
  item('KIDS', 'Crib with mattress', 70, 'VERY_GOOD', 'All hardware, one baby.'),
  item('TOYS', 'Wooden train set', 28, 'GOOD', 'About sixty pieces of track.'),
  item('TOYS', 'Building bricks, by the gallon bag', 12, 'GOOD', '', 5),
  item('BOOKS', 'Picture books', 1, 'GOOD', '', 40),
  item('BOOKS', 'Cookbooks, box of ten', 10, 'GOOD', '', 3),
  item('ELECTRONICS', 'Turntable', 90, 'VERY_GOOD', 'New belt and needle.'),
  item('ELECTRONICS', 'Computer monitor, 24 inch', 40, 'GOOD'),
  item('KITCHEN', 'Stand mixer', 110, 'VERY_GOOD', 'Three attachments.'),
  item('KITCHEN', 'Cast iron pans', 22, 'GOOD', '', 3),
  item('KITCHEN', 'Pyrex bowls, set of four', 48, 'EXCELLENT', 'No chips, bright colors.'),
  item('SPORTS', 'Road bike, 56 cm', 180, 'GOOD', 'New chain, old bar tape.'),
  item('SPORTS', 'Two-person tent', 45, 'GOOD'),
  item('SPORTS', 'Fishing rods with reels', 20, 'GOOD', '', 4),
  item('GARDEN', 'Push mower', 65, 'GOOD', 'Starts on the second pull.'),
  item('GARDEN', 'Terracotta pots', 4, 'FAIR', '', 14),
  item('ANTIQUES', 'Mantel clock', 85, 'GOOD', 'Runs, strikes the half hour.'),
  item('COLLECTIBLES', 'Baseball cards, shoebox', 30, 'FAIR', 'Mostly 1988 to 1992.'),
  item('ART', 'Framed botanical prints', 12, 'VERY_GOOD', '', 6),
  item('JEWELRY', 'Costume brooches', 5, 'GOOD', '', 11),
  item('MUSIC', 'Acoustic guitar', 95, 'GOOD', 'With a hard case.'),
  item('MUSIC', 'LPs, soul and jazz', 6, 'GOOD', '', 60),
  item('CRAFTS', 'Cotton fabric, by the yard', 2, 'EXCELLENT', '', 30),
  item('HOLIDAY', 'String lights', 3, 'GOOD', '', 12),
  item('OTHER', 'Moving boxes', 0, 'GOOD', 'Free, take what you need.', 25),
];
