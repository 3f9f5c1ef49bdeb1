import { type Dice, diceFor } from './random.ts';

/** Streets that every town has. */
const STREETS = [
  'Oak St',
  'Maple Ave',
  'Cedar Ln',
  'Elm St',
  'Willow Dr',
  'Park Ave',
  'Lake Dr',
  'Hillcrest Rd',
  'Magnolia Ct',
  'Sycamore St',
  'Juniper Way',
  'Orchard Ln',
  'Birch Rd',
  'Meadow Ln',
  'Chestnut St',
  'Ridge Rd',
] as const;

/** A house number and a street, the same for the same thing. Its dice are its own: other answers stay as they were. */
export function demoStreet(words: string): string {
  const dice: Dice = diceFor(`street of ${words}`);
  return `${dice.between(1, 49)}${dice.between(10, 99)} ${dice.pick(STREETS)}`;
}
