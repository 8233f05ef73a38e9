import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RichTextNode } from '#platform/contract/texts/rich-text.ts';
import { heading, paragraph } from '#platform/contract/texts/write-rich-text.ts';
import { RichText } from './rich-text.tsx';

const words = (text: string): RichTextNode => ({ type: 'text', text });
const draw = (content: RichTextNode[], headingLevel = 3, lang?: string) =>
  render(<RichText of={{ value: { type: 'doc', content }, lang }} headingLevel={headingLevel} />).container;

test.each<[string, RichTextNode, string]>([
  ['a paragraph', paragraph('Een ', { type: 'hardBreak' }, 'twee'), '<p>Een <br>twee</p>'],
  ['bold', paragraph({ ...words('dik'), marks: [{ type: 'bold' }] }), '<p><strong>dik</strong></p>'],
  [
    'marks on marks',
    paragraph({ ...words('x'), marks: [{ type: 'code' }, { type: 'italic' }] }),
    '<p><em><code>x</code></em></p>',
  ],
  [
    'a link on this site',
    paragraph({ ...words('hier'), marks: [{ type: 'link', attrs: { href: '/hier' } }] }),
    '<p><a href="/hier">hier</a></p>',
  ],
  [
    'a link that leaves it, in the same window',
    paragraph({ ...words('daar'), marks: [{ type: 'link', attrs: { href: 'https://daar.nl' } }] }),
    '<p><a href="https://daar.nl" rel="external">daar</a></p>',
  ],
  [
    'words in another language, and the way they run',
    paragraph({ ...words('مرحبا'), marks: [{ type: 'language', attrs: { lang: 'ar' } }] }),
    '<p><span lang="ar" dir="rtl">مرحبا</span></p>',
  ],
  [
    'a list of single lines',
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('een')] }] },
    '<ul><li>een</li></ul>',
  ],
  [
    'a list in a list',
    {
      type: 'orderedList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph('een'),
            { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a')] }] },
          ],
        },
      ],
    },
    '<ol><li>een<ul><li>a</li></ul></li></ol>',
  ],
  [
    'a list item of two paragraphs',
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('een'), paragraph('twee')] }] },
    '<ul><li><p>een</p><p>twee</p></li></ul>',
  ],
  ['a quotation', { type: 'blockquote', content: [paragraph('Water.')] }, '<blockquote><p>Water.</p></blockquote>'],
  ['a rule', { type: 'horizontalRule' }, '<hr>'],
  ['markup in the words stays words', paragraph('<b>x</b>'), '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  ['a cell outside a table', { type: 'tableCell', content: [paragraph('x')] }, ''],
])('%s', (_, node, html) => {
  expect(draw([node]).firstElementChild?.innerHTML).toBe(html);
});

test.each<[string, (2 | 3 | 4)[], number, number[]]>([
  ['keep their steps', [2, 3, 3, 2], 3, [3, 4, 4, 3]],
  ['start where they must, whatever the writer began with', [3, 4], 2, [2, 3]],
  ['leave no gap', [2, 4], 2, [2, 3]],
  ['end at the sixth', [2, 3, 4], 5, [5, 6, 6]],
])('headings %s', (_, written, level, drawn) => {
  const container = draw(
    written.map((one) => heading(one, 'kop')),
    level,
  );
  expect(
    Array.from(container.querySelectorAll('h1,h2,h3,h4,h5,h6'), ({ tagName }) => Number(tagName.slice(1))),
  ).toEqual(drawn);
});

test('a table scrolls in a region of its own, named after its columns', () => {
  const row = (type: 'tableHeader' | 'tableCell', ...cells: string[]): RichTextNode => ({
    type: 'tableRow',
    content: cells.map((cell, place) => ({ type: place === 0 ? 'tableHeader' : type, content: [paragraph(cell)] })),
  });
  draw([{ type: 'table', content: [row('tableHeader', 'Soort', 'Kosten'), row('tableCell', 'Paspoort', '€ 86')] }]);
  const region = screen.getByRole('region', { name: 'Tabel: Soort, Kosten' });
  expect(region.tabIndex).toBe(0);
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Soort', 'Kosten']);
  expect(within(region).getByRole('rowheader').textContent).toBe('Paspoort');
  expect(within(region).getByRole('cell').textContent).toBe('€ 86');
});

test('a stand-in from another language is marked as such', () => {
  expect(draw([paragraph('Dijk')], 2, 'nl').querySelector('[lang="nl"]')?.textContent).toBe('Dijk');
});

test('a text that nobody wrote draws nothing', () => {
  expect(draw([]).innerHTML).toBe('');
});
