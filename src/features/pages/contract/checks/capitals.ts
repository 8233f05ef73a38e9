import { type Check, findingOf } from './check.ts';

const found = findingOf('capitals');

/** Two or more words in capitals, or one that is too long to be an abbreviation. */
const shouted = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}(?:[\s,–-]+\p{Lu}{2,})+|\p{Lu}{7,})(?![\p{L}\p{N}])/gu;
/** OZB en WOZ, KVK-nummer: short ones side by side are names. */
const isShouting = (words: string): boolean => words.split(/[^\p{Lu}]+/u).some(({ length }) => length > 4);

/** Words in capitals are slower to read, and some screen readers spell them. */
export const capitals: Check = {
  name: 'capitals',
  ofSaid: ({ guid: block, language, texts }) =>
    texts.flatMap(({ path, lines }) =>
      lines.flatMap((line) =>
        [...line.words.matchAll(shouted)]
          .filter(([words]) => isShouting(words))
          .map(({ 0: words, index }) =>
            found(
              'capitals',
              { block, path, language, spot: { at: line.at + index, length: words.length } },
              { words },
            ),
          ),
      ),
    ),
};
