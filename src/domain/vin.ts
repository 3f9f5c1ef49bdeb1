import { fail, ok, type Result } from './result.ts';
import { fill } from './text.ts';

export const VIN_LENGTH = 17;
const MAX_TEXT = 60;

/** Why a text is no VIN. `message` is the sentence to show; the rest is for whoever wants to say it differently. */
export type VinFault = { message: string } & (
  | { code: 'empty' }
  | { code: 'too-short'; length: number; missing: number }
  | { code: 'too-long'; length: number; extra: number }
  | { code: 'letter-i-o-q'; letter: string; position: number; instead: string }
  | { code: 'illegal-character'; character: string; position: number }
);

/** English for each reason; `messages/en/vin.ts` hands them on. */
export const VIN_FAULT_SENTENCES = {
  empty: 'Enter a VIN.',
  'too-short': 'A VIN has 17 characters. This one has {length}: add {missing} more.',
  'too-long': 'A VIN has 17 characters. This one has {length}: take {extra} away.',
  'letter-i-o-q': 'A VIN never has the letter {letter}. Character {position} is probably {instead}.',
  'illegal-character': 'Character {position} ({character}) cannot be part of a VIN. Use letters A to Z and digits.',
} as const;

const LOOKALIKES: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Reads a VIN: any case, spaces and hyphens left out, full-width letters taken for plain ones. */
export function parseVin(text: unknown): Result<string, VinFault> {
  const vin = (typeof text === 'string' ? text : '')
    .slice(0, MAX_TEXT)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '');
  const fault = characterFault(vin) ?? lengthFault([...vin].length);
  return fault ? fail(fault) : ok(vin);
}

function lengthFault(length: number): VinFault | null {
  if (length === 0) return explain({ code: 'empty' });
  if (length < VIN_LENGTH) return explain({ code: 'too-short', length, missing: VIN_LENGTH - length });
  return length > VIN_LENGTH ? explain({ code: 'too-long', length, extra: length - VIN_LENGTH }) : null;
}

function characterFault(vin: string): VinFault | null {
  const characters = [...vin];
  const index = characters.findIndex((character) => !/^[A-HJ-NPR-Z0-9]$/.test(character));
  const character = characters[index];
  if (character === undefined) return null;
  const instead = Object.hasOwn(LOOKALIKES, character) ? LOOKALIKES[character] : undefined;
  return instead === undefined
    ? explain({ code: 'illegal-character', character, position: index + 1 })
    : explain({ code: 'letter-i-o-q', letter: character, position: index + 1, instead });
}

type Bare<Fault> = Fault extends unknown ? Omit<Fault, 'message'> : never;

function explain(fault: Bare<VinFault>): VinFault {
  return { ...fault, message: fill(VIN_FAULT_SENTENCES[fault.code], fault) } as VinFault;
}
