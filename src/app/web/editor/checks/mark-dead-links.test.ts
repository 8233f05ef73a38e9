import { beforeEach, expect, test } from 'vitest';
import type { Finding } from '#features/pages/contract/checks/finding.ts';
import { placeName, textAttribute } from '../texts/text-elements.ts';
import { createDeadLinkMarks, deadLinkAttribute } from './mark-dead-links.ts';

const block = '00000000-0000-4000-8000-000000000001';
const place = { block, path: ['options', 'text'], language: 'nl' };
const dead = (at: number, words: string, href = '/weg'): Finding => ({
  check: 'dead-links',
  kind: 'link-gone',
  place: { ...place, spot: { at, length: words.length } },
  values: { words, href },
});

/** A page with one text, in an element of this name and inside this markup. */
function draw(inner: string, { around = ['', ''], role = '' } = {}): void {
  const [open, close] = around;
  document.body.innerHTML = `<main>${open}<span ${role}>${inner}</span>${close}</main>`;
  document.querySelector('main span')?.setAttribute(textAttribute, placeName(place));
}
const marks = () =>
  Array.from(document.querySelectorAll(`[${deadLinkAttribute}]`), (one) => [
    one.tagName,
    one.textContent,
    one.getAttribute('title'),
  ]);

let mark: ReturnType<typeof createDeadLinkMarks>;
beforeEach(() => {
  mark = createDeadLinkMarks();
});
const why = ({ values }: Finding) => `Weg: ${values.words}`;

test('a link in a text, and not its neighbour that leads somewhere', () => {
  draw('<p>Zie <a href="/nieuws">het nieuws</a> en <a href="/weg">de tarieven</a>.</p>');
  mark([dead(18, 'de tarieven')], why);
  expect(marks()).toEqual([['A', 'de tarieven', 'Weg: de tarieven']]);
});

test('a link that is drawn in pieces is marked whole and described once', () => {
  draw('<p>Zie <a href="/weg">de </a><a href="/weg"><strong>tarieven</strong></a>.</p>');
  mark([dead(4, 'de tarieven')], why);
  expect(marks()).toEqual([
    ['A', 'de ', 'Weg: de tarieven'],
    ['A', 'tarieven', null],
  ]);
});

test.each([
  ['still', '', 'A'],
  ['typed in', 'role="textbox"', 'SPAN'],
])('the words of a button that are %s', (_, role, tag) => {
  draw('Afspraak', { around: ['<a href="/">', '</a>'], role });
  mark([dead(0, 'Afspraak')], why);
  expect(marks()).toEqual([[tag, 'Afspraak', 'Weg: Afspraak']]);
});

test('what was mended loses its mark, also when its element now is another link', () => {
  draw('<p><a href="/weg">de tarieven</a></p>');
  mark([dead(0, 'de tarieven')], why);
  document.querySelector('p a')?.setAttribute('href', '/tarieven');
  mark([dead(0, 'de tarieven')], why);
  expect(marks()).toEqual([]);
  expect(document.querySelector('[title]')).toBeNull();
});

test('what is not drawn is no trouble', () => {
  draw('<p>Niets</p>');
  mark([{ ...dead(0, 'weg'), place: { ...place, path: ['options', 'other'], spot: { at: 0, length: 3 } } }], why);
  expect(marks()).toEqual([]);
});
