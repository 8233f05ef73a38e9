export interface LinkedPart {
  words: string;
  href?: string;
}

/** Plain text in pieces, with what is an address of the web as a link. The full stop that ends a sentence is not part of it. */
export const linkedParts = (text: string): LinkedPart[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .filter((words) => words !== '')
    .map((words) => (/^https?:\/\//.test(words) ? { words, href: words } : { words }));
