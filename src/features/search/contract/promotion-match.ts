/** A promotion shows when all words of one of its phrases are looked for: "paspoort" also for "paspoort kwijt". */
export function isPromotedFor(phrases: readonly string[], words: readonly string[]): boolean {
  const looked = new Set(words);
  return phrases.some((phrase) => phrase !== '' && phrase.split(' ').every((word) => looked.has(word)));
}
