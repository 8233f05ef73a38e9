import { plainWords } from '#features/search/contract/search-words.ts';

/** `>` asks for what can be done alone, `@` for people alone. */
export type CommandMode = 'all' | 'actions' | 'people';

export interface TypedCommand {
  mode: CommandMode;
  /** In plain small letters. */
  words: readonly string[];
}

const modes: Readonly<Record<string, CommandMode>> = { '>': 'actions', '@': 'people' };
export const mostWords = 8;

export const wordsOf = (typed: string): string[] => plainWords(typed).split(' ').filter(Boolean).slice(0, mostWords);

/** What someone typed in the field of the commands. */
export function readTyped(typed: string): TypedCommand {
  const written = typed.trimStart();
  const mode = modes[written.charAt(0)] ?? 'all';
  return { mode, words: wordsOf(mode === 'all' ? written : written.slice(1)) };
}
