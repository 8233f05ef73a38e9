export interface KnownPage {
  guid: string;
  title: string;
  path: string;
}

/** Shorter words are in every address, and say nothing. */
const shortest = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest);

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The same word, or one that begins with the other: a plural, a longer word. */
const isAlike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** The page that somebody who asked for an address with nothing probably wanted: the most words of its last part. */
export function likelyPage(missing: string, pages: readonly KnownPage[]): KnownPage | undefined {
  const asked = wordsOf(decoded(lastSegment(missing)));
  if (asked.length === 0) return undefined;
  let best: { page: KnownPage; shared: number; words: number } | undefined;
  for (const page of pages) {
    const words = [...new Set([...wordsOf(lastSegment(page.path)), ...wordsOf(page.title)])];
    const shared = asked.filter((word) => words.some((one) => isAlike(one, word))).length;
    if (shared === 0) continue;
    // Of two with as many, the one that is about less besides.
    if (best === undefined || shared > best.shared || (shared === best.shared && words.length < best.words))
      best = { page, shared, words: words.length };
  }
  return best?.page;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
