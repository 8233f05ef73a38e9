import { expect, test } from 'vitest';
import { compareLines } from './compare-html.ts';
import { readHtml } from './html-lines.ts';
import { placesOf, yetToCome } from './yet-to-come.ts';

const page = (...lines: string[]): string => `<main>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;
const read = (html: string) => readHtml(html).lines;

test.each([
  ['a word', page('Tot 18 uur', 'Gratis'), page('Tot 18 uur', 'Gratis'), page('Tot 20 uur', 'Gratis'), [1]],
  ['a word that came', page('Tot 18 uur', 'Gratis'), page('Tot 20 uur', 'Gratis'), page('Tot 20 uur', 'Gratis'), []],
  ['one of two', page('Een', 'Midden', 'Drie'), page('Een', 'Midden', 'Vier'), page('Twee', 'Midden', 'Vier'), [1]],
  ['a line that is still there', page('Een', 'Weg', 'Drie'), page('Een', 'Weg', 'Drie'), page('Een', 'Drie'), [1]],
  ['a line that went', page('Een', 'Weg', 'Drie'), page('Een', 'Drie'), page('Een', 'Drie'), []],
  ['a line that went, and another that came and is to go', page('Een', 'Weg'), page('Een', 'Even'), page('Een'), []],
  ['one of two lines that went together', page('Een', 'A', 'B'), page('Een', 'B'), page('Een'), [1]],
  ['one of two lines that came together', page('Een'), page('Een', 'A'), page('Een', 'A', 'B'), [1]],
  ['a line that is still to come', page('Een'), page('Een', 'Ander'), page('Een', 'Nieuw'), [1]],
  ['a page that was not there', page('Een'), '', page('Twee'), [1]],
])('%s', (_, was, between, is, expected) => {
  const { numbered } = compareLines(was, is);
  expect([...yetToCome(read(between), read(is), placesOf(numbered))]).toEqual(expected);
});
