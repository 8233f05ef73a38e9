import type { TypedCommand } from '#features/commands/contract/typed-command.ts';

const shortestVerb = 3;

/** Whether a word is one of the words of a command itself: "bewerk" in "bewerk havenkwartier". */
const isVerb = (word: string, verbs: readonly string[]): boolean =>
  word.length >= shortestVerb && verbs.some((verb) => verb.startsWith(word));

export interface AskedWords {
  /** What is looked for: without the words of commands, unless there are no others. */
  words: readonly string[];
  /** What someone wants to do with it is among the words. */
  hasVerb: boolean;
}

/** "Bewerk haven" looks for what is called haven; nothing is called bewerk haven. */
export function askedWords({ words }: TypedCommand, verbs: readonly string[]): AskedWords {
  const rest = words.filter((word) => !isVerb(word, verbs));
  return { words: rest.length === 0 ? words : rest, hasVerb: rest.length < words.length };
}
