import { type Check, findingOf } from './check.ts';
import type { Line, SaidParts, TextPart } from './checked-page.ts';
import type { Finding } from './finding.ts';
import { hardWords } from './hard-words.ts';
import { sentencesOf, wordsOf } from './sentences.ts';

const found = findingOf('plain-language');

/**
 * Language level B1 is what four in five people in the Netherlands read with ease. It has no formula of its own; what can
 * be counted, and what guides for it name, is the length of sentences and of words: most sentences of 10 to 15 words,
 * none over 20, and no longer words on average than those of a newspaper.
 */
export const longestSentence = 20;
const longestAverage = 15;
const longestWords = 6.2;
/** Fewer words than this say nothing about a text. */
const enoughWords = 60;

/** WCAG 3.1.5 goes as far as this for who reads with difficulty. Measured in Dutch and, for sentences and words, in English. */
export const plainLanguage: Check = {
  name: 'plain-language',
  ofSaid: (parts) =>
    hardWords[parts.language] === undefined
      ? []
      : parts.texts.filter(({ isAlternative }) => !isAlternative).flatMap((text) => ofText(text, parts)),
};

function ofText(text: TextPart, parts: SaidParts): Finding[] {
  const read = text.lines.filter(({ kind }) => kind !== 'heading');
  const findings = read.flatMap((line) => [...longSentences(line, text, parts), ...harderWords(line, text, parts)]);
  return [...findings, ...ofWhole(read, text, parts)];
}

const placeOf = ({ guid: block, language }: SaidParts, { path }: TextPart, at: number, length: number) => ({
  block,
  path,
  language,
  spot: { at, length },
});

const longSentences = (line: Line, text: TextPart, parts: SaidParts): Finding[] =>
  sentencesOf(line.words).flatMap(({ words, at }) => {
    const count = wordsOf(words).length;
    if (count <= longestSentence) return [];
    const place = placeOf(parts, text, line.at + at, words.length);
    return [found('sentence-long', place, { count, most: longestSentence, words: beginningOf(words) })];
  });

const beginningOf = (words: string): string => (words.length <= 48 ? words : `${words.slice(0, 45).trimEnd()}…`);

const patterns = new Map<string, RegExp>();

function patternOf(language: string): RegExp {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const words = Object.keys(hardWords[language] ?? {}).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'giu');
  patterns.set(language, pattern);
  return pattern;
}

const harderWords = (line: Line, text: TextPart, parts: SaidParts): Finding[] =>
  [...line.words.matchAll(patternOf(parts.language))].map(({ 0: words, index }) => {
    const simple = hardWords[parts.language]?.[words.toLowerCase()] ?? '';
    return found('word-hard', placeOf(parts, text, line.at + index, words.length), {
      words,
      simple: startsLarge(words) ? `${simple.charAt(0).toUpperCase()}${simple.slice(1)}` : simple,
    });
  });

const startsLarge = (words: string): boolean => words.charAt(0) !== words.charAt(0).toLowerCase();

/** Of Dutch alone: words of other languages are shorter or longer by nature. */
function ofWhole(lines: readonly Line[], text: TextPart, parts: SaidParts): Finding[] {
  if (parts.language !== 'nl') return [];
  const sentences = lines.filter(({ kind }) => kind === 'paragraph').flatMap(({ words }) => sentencesOf(words));
  const words = sentences.flatMap((sentence) => wordsOf(sentence.words));
  if (words.length < enoughWords) return [];
  const perSentence = words.length / sentences.length;
  const letters = words.join('').length / words.length;
  if (perSentence <= longestAverage && letters <= longestWords) return [];
  const values = { sentence: rounded(perSentence), letters: rounded(letters), longestAverage, longestWords };
  return [found('text-hard', placeOf(parts, text, lines[0]?.at ?? 0, 0), values)];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
