import { type Check, findingOf } from './check.ts';
import type { Line, SaidParts, TextPart } from './checked-page.ts';
import type { Finding } from './finding.ts';
import { hardWords } from './hard-words.ts';
import { isTooHard, leastEase, longestSentence, mostLongSentences, readingEase } from './reading-ease.ts';
import { sentencesOf, wordsOf } from './sentences.ts';

const found = findingOf('plain-language');

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

/** Language level B1 is what four in five people in the Netherlands read with ease. Of Dutch alone: the formula is. */
function ofWhole(lines: readonly Line[], text: TextPart, parts: SaidParts): Finding[] {
  if (parts.language !== 'nl') return [];
  const ease = readingEase(lines.filter(({ kind }) => kind === 'paragraph').map(({ words }) => words));
  if (!isTooHard(ease)) return [];
  const { score, longSentences: long } = ease;
  const values = { score, least: leastEase, long, mostLong: mostLongSentences, longest: longestSentence };
  return [found('text-hard', placeOf(parts, text, lines[0]?.at ?? 0, 0), values)];
}
