import bidiFactory from 'bidi-js';
import type { Face } from './pdf-faces.ts';

export type Direction = 'ltr' | 'rtl';

/** Signs that are drawn together, from left to right on the paper. */
export interface TextRun {
  text: string;
  face: string;
}

/** In the place of a sign that no typeface here has, such as an emoji: it is plain that something stood there. */
export const unprintable = '[?]';

const bidi = bidiFactory();
const signs = new Intl.Segmenter('nl', { granularity: 'grapheme' });

export const signsOf = (text: string): string[] => Array.from(signs.segment(text), ({ segment }) => segment);

/** Nothing that only steers how other signs are drawn: the order is worked out here, and nobody turns it round by a hidden sign. */
const withoutSteering = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(/\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu, '');

type Faces = readonly Pick<Face, 'name' | 'covers'>[];

const faceOf = (sign: string, faces: Faces) =>
  faces.find(({ covers }) => Array.from(sign).every((one) => covers(one.codePointAt(0) ?? 0)));

/** A line as it can be printed. What only looks different, such as a ligature or a wide letter, is written plainly. */
export function printableText(text: string, faces: Faces): string {
  const printable = signsOf(text.normalize('NFC')).map((sign) => {
    const plain = withoutSteering(sign);
    if (plain === '' || faceOf(plain, faces) !== undefined) return plain;
    if (/^\s+$/u.test(plain)) return ' ';
    const simple = plain.normalize('NFKC');
    return faceOf(simple, faces) === undefined ? unprintable : simple;
  });
  return printable.join('');
}

/** The way in which a text is read, by its first letter that has one. */
export function directionOfText(text: string, fallback: Direction): Direction {
  if (!/\p{L}/u.test(text)) return fallback;
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}

/** A printable line in the order of the paper (Unicode's rules for two directions), cut where the typeface changes. */
export function visualRuns(line: string, direction: Direction, faces: Faces): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: { signs: string[]; level: number; face: string }[] = [];
  let index = 0;
  for (const sign of signsOf(line)) {
    const level = levels[index] ?? 0;
    index += sign.length;
    const face = faceOf(sign, faces)?.name ?? faces[0]?.name ?? '';
    const last = runs.at(-1);
    if (last?.level === level && last.face === face) last.signs.push(sign);
    else runs.push({ signs: [sign], level, face });
  }
  return inOrderOfPaper(runs).map(({ signs: own, level, face }) => ({
    face,
    text: level % 2 === 1 && !isRightToLeftFace(face) ? own.map(mirrored).reverse().join('') : own.join(''),
  }));
}

/** Its own rules turn the letters round when they are joined. */
const isRightToLeftFace = (face: string): boolean => face.includes('arabic');

const mirrored = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign;

/** From the innermost out, what is written the other way is turned round as a whole (UAX 9, L2). */
function inOrderOfPaper<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      if ((ordered[start]?.level ?? 0) < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
