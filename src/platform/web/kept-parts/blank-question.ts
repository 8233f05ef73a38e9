import { isPageParameter } from '#platform/contract/addresses/page-parameter.ts';

/** Such words read the same in an address, in an address within an address, and in a form. */
const plainPair = /^([\w.-]+)=([\w.-]*)$/;

/** Of plain signs too, and nothing that people write can pass for one. */
const blankSign = `blank-${crypto.randomUUID()}-`;
const blanks = new RegExp(`${blankSign}(\\d+)-`);

/** The question of a page's address, in which what the page cannot know is left blank. */
export interface BlankQuestion {
  search: string;
  /** What is to be filled in, by the number of its blank. */
  words: readonly string[];
}

/**
 * A page shows such words only in links and forms that pass them on. So it is drawn with blanks in their place, once for
 * all words, and filled in for each reader.
 */
export function blankQuestion(search: string): BlankQuestion {
  const words: string[] = [];
  const blank = (word: string): string => `${blankSign}${words.push(word) - 1}-`;
  const pairs = search
    .slice(1)
    .split('&')
    .map((pair) => {
      const [, name, value] = plainPair.exec(pair) ?? [];
      return name === undefined || value === undefined || isPageParameter(name)
        ? pair
        : `${blank(name)}=${blank(value)}`;
    });
  return words.length === 0 ? { search, words } : { search: `?${pairs.join('&')}`, words };
}

/** Cut at its blanks: HTML, the number of a blank, HTML, and so on. */
export const cutAtBlanks = (html: string): string[] => html.split(blanks);

export const fillBlanks = (pieces: readonly string[], words: readonly string[]): string =>
  pieces.map((piece, place) => (place % 2 === 0 ? piece : words[Number(piece)])).join('');
