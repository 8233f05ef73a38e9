import { expect, it } from 'vitest';
import { mentionedIn } from './mentions.ts';

const people = [
  { guid: 'r', name: 'Rosa' },
  { guid: 'rb', name: 'Rosa Bakker' },
  { guid: 'd', name: 'Danny Kuiper' },
  { guid: '-', name: '' },
  { guid: 'j1', name: 'Jan de Wit' },
  { guid: 'j2', name: 'Jan de Wit' },
];

it.each([
  ['@Rosa Bakker kun jij het hek lenen?', ['rb']],
  ['@Rosa, en @Danny Kuiper.', ['r', 'd']],
  ['@Rosanne weet het', []],
  ['Rosa Bakker zei het', []],
  ['rosa@Danny Kuiper.example', ['d']],
  ['@ @', []],
  ['@Jan de Wit, wie van jullie gaat?', ['j1', 'j2']],
  ['@Danny Kuiper en nog eens @Danny Kuiper', ['d']],
])('%s', (words, guids) => {
  expect(mentionedIn(words, people).map(({ guid }) => guid)).toEqual(guids);
});
