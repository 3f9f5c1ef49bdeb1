import { CHAT } from './kinds.ts';

/**
 * What is written with a ready sentence added behind it. Nothing that was typed is ever replaced: a sentence that is
 * there already, or for which there is no room, changes nothing.
 */
export function insertText(typed: string, sentence: string): string {
  const before = typed.trimEnd();
  if (before === '') return sentence;
  if (before.includes(sentence)) return typed;
  const both = `${before} ${sentence}`;
  return both.length > CHAT.longestMessage ? typed : both;
}
