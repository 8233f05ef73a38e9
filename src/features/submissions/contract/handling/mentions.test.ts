import { expect, it } from 'vitest';
import { mentionedIn } from './mentions.ts';

const people = [
  { guid: 'r', name: 'Rosa' },
  { guid: 'rb', name: 'Rosa Bakker' },
  { guid: 'd', name: 'Danny Kuiper' },
  { guid: '-', name: '' },
];

it.each([
  ['@Rosa Bakker kun jij het hek lenen?', ['rb']],
  ['@Rosa, en @Danny Kuiper.', ['r', 'd']],
  ['@Rosanne weet het', []],
  ['Rosa Bakker zei het', []],
  ['rosa@Danny Kuiper.example', ['d']],
  ['@ @', []],
  ['@Danny Kuiper en nog eens @Danny Kuiper', ['d']],
])('%s', (words, guids) => {
  expect(mentionedIn(words, people).map(({ guid }) => guid)).toEqual(guids);
});
