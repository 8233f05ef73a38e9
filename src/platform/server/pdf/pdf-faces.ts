import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold';

/** One file of a typeface: a PDF takes of it the signs that it needs. */
export interface Face {
  name: string;
  covers(codePoint: number): boolean;
  bytes: Readonly<Record<Weight, Buffer>>;
}

/**
 * In the order in which they are tried: the house's own letter, then scripts that it does not have. Only the last is for
 * writing from right to left.
 */
const files = [
  ['atkinson-hyperlegible-next', 'latin'],
  ['atkinson-hyperlegible-next', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans-arabic', 'arabic'],
] as const;

const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

async function readFace(family: string, part: string): Promise<Face> {
  const { resolve } = createRequire(import.meta.url);
  const read = (weight: Weight) =>
    readFile(resolve(`@fontsource/${family}/files/${family}-${part}-${weights[weight]}-normal.woff`));
  const [regular, bold, { create }] = await Promise.all([read('regular'), read('bold'), import('fontkit')]);
  const font = create(regular);
  if (!('characterSet' in font)) throw new Error(`${family} ${part} is more than one typeface.`);
  const signs = new Set(font.characterSet);
  return { name: `${family}-${part}`, covers: (codePoint) => signs.has(codePoint), bytes: { regular, bold } };
}

let reading: Promise<readonly Face[]> | undefined;

/** Read when the first PDF is made, and kept: most processes never make one. */
export function pdfFaces(): Promise<readonly Face[]> {
  reading ??= Promise.all(files.map(([family, part]) => readFace(family, part))).catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
