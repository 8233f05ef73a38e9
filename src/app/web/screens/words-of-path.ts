/** Longer than this nobody types, and it is no word that anyone looks for. */
const longest = 60;

/** What an address that is not there was probably about: the words of its last part, to look for. */
export function wordsOfPath(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = decoded(last)
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word));
  const text = words.join(' ');
  return text.length > longest ? '' : text;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
