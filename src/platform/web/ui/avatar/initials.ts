/** "Carla de Wit" is CW: a Dutch surname begins after its particles, which are written small. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.slice(1).findLast((word) => /^\p{Lu}/u.test(word)) ?? words.slice(1).at(-1) ?? '';
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase();
}

function firstLetter(word: string): string {
  return [...word].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? '';
}

export const toneCount = 8;

/** The same person has the same colour on every screen. */
export function toneOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % toneCount;
}
