import { reactionParts } from './reaction-parts.ts';

/** Somebody by who they are, and by a name that may stand in a text. */
export interface Mention {
  userId: string;
  name: string;
}

/** The same, with what a reader knows them by now. */
export interface KnownMention extends Mention {
  shownAs: string;
}

/** Those whose name stands in the words behind an @, each once. */
export function mentionsIn(words: string, people: readonly Mention[]): Mention[] {
  const names = people.map(({ name }) => name);
  const standing = new Set(
    reactionParts(words, names).flatMap(({ kind, text }) => (kind === 'mention' ? text.slice(1) : [])),
  );
  return people.filter(
    ({ name, userId }, place) =>
      standing.has(name) && people.findIndex((one) => one.userId === userId && standing.has(one.name)) === place,
  );
}

/** The words with whom they name as they are called now. */
export function withNames(words: string, renamed: ReadonlyMap<string, string>): string {
  return reactionParts(words, [...renamed.keys()])
    .map(({ kind, text }) => (kind === 'mention' ? `@${renamed.get(text.slice(1)) ?? text.slice(1)}` : text))
    .join('');
}

/** What is typed behind the @ before the caret, when a name is being written there; undefined when none is. */
export function nameBeingTyped(words: string, caret: number): { from: number; typed: string } | undefined {
  const before = words.slice(0, caret);
  const found = /(?:^|[\s(])@([\p{L}\p{N}'’.-]*(?: [\p{L}\p{N}'’.-]*){0,2})$/u.exec(before);
  const typed = found?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
}
