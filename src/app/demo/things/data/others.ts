import type { ConditionGrade } from '#shared/enums.ts';
import type { Goods } from '#features/listings/rules/goods.ts';

export type DemoThing = {
  readonly name: string;
  readonly kind: Goods;
  readonly brand: string;
  readonly size: string;
  /** Dollars. */
  readonly price: number;
  readonly grade: ConditionGrade;
  readonly about: string;
  readonly flaws: string;
};

const thing = (
  kind: Goods, name: string, brand: string, size: string, price: number, grade: ConditionGrade, about: string, flaws = '',
): DemoThing => ({ kind, name, brand, size, price, grade, about, flaws });

/** Single things that need a page of their own. */
export const DEMO_SINGLES: readonly DemoThing[] = [
  thing('MUSIC', 'Upright piano, 48 inches', 'Yamaha', '60 × 24 × 48 in, 480 lb', 1_800, 'VERY_GOOD', 'Tuned in May. It stands on the ground floor with three steps to the street; movers have quoted $280.'),
  thing('APPLIANCES', 'Front-load washer and dryer', 'LG', '27 in wide each', 650, 'GOOD', 'Bought together in 2020, both work as they should. Stacking kit included.', 'Scratch on the dryer’s left side'),
  thing('FURNITURE', 'Sectional sofa, gray', 'Article', '112 × 84 in', 900, 'VERY_GOOD', 'No pets, no smoke. Comes apart in three pieces and fits through a 30 inch door.'),
  thing('SPORTS', 'Carbon road bike, 54 cm', 'Trek', '54 cm', 1_450, 'GOOD', 'Compact crank, new cassette, serviced in September. Pedals stay with me.', 'Chip on the top tube, touched up'),
  thing('TOOLS', 'Rolling tool chest, 13 drawers', 'Husky', '52 × 20 × 38 in', 380, 'GOOD', 'Drawers slide, keys are there. Empty it weighs about 250 pounds.'),
  thing('ELECTRONICS', '65-inch TV with wall mount', 'Samsung', '65 in', 420, 'VERY_GOOD', 'Two years old, box and remote included. You can see it run before you pay.'),
  thing('GARDEN', 'Zero-turn mower, 42-inch deck', 'Cub Cadet', '42 in', 1_900, 'GOOD', '210 hours on the meter, new blades and belt this season. Ramp for a pickup is here.'),
  thing('ANTIQUES', 'Roll-top desk, quarter-sawn oak', '', '54 × 32 × 46 in', 750, 'GOOD', 'About 1910, from a law office. The tambour runs smoothly and the key still turns.', 'Two drawers stick in summer'),
  thing('KIDS', 'Cedar playset with slide', 'Backyard Discovery', '12 × 10 ft', 300, 'FAIR', 'You take it down and it is yours; I have the manual and a second ladder.', 'Two boards need replacing'),
  thing('OTHER', 'Hot tub for four', 'Jacuzzi', '76 × 76 × 34 in', 2_200, 'GOOD', 'Runs at 102 degrees as you read this. Cover from 2023. Needs a 240 V line.'),
  thing('COLLECTIBLES', 'Pinball machine, 1979', 'Bally', '52 × 28 × 70 in', 2_600, 'GOOD', 'Plays well, rubber and bulbs are new, backglass is better than most.', 'Cabinet paint is worn at the corners'),
  thing('SPORTS', 'Kayak with paddle and vest', 'Perception', '10 ft', 340, 'GOOD', 'Stable, dry, light enough to lift alone. Two seasons on a lake.'),
];
