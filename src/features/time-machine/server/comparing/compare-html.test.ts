import { describe, expect, it, test } from 'vitest';
import { compareHtml } from './compare-html.ts';

const page = (main: string, around = { menu: '<li>Wonen</li>', footer: 'Stadhuis' }) =>
  `<html><head><title>Site</title></head><body><header><nav><ul>${around.menu}</ul></nav></header>` +
  `<main>${main}</main><footer><p>${around.footer}</p></footer></body></html>`;
const main = (html: string): string => /<main>(.*)<\/main>/.exec(html)?.[1] ?? '';

/** What is told of each change: what went in brackets, what came in braces. */
const told = (was: string, is: string): string[] =>
  compareHtml(was, is).changes.map(({ kind, where, lines }) => {
    const words = lines.map((parts) =>
      parts.map(({ kind: of, text }) => (of === 'same' ? text : of === 'removed' ? `[${text}]` : `{${text}}`)).join(''),
    );
    return `${kind} ${where}: ${words.join(' / ')}`;
  });

test.each([
  [
    'words within a line',
    '<p>Betalen tot <b>18.00</b> uur.</p>',
    '<p>Betalen tot <b>20.00</b> uur.</p>',
    ['changed content: Betalen tot [18]{20}.00 uur.'],
    '<p>Betalen tot <b><del data-change="1">18</del>.00</b> uur.</p>',
    '<p>Betalen tot <b><ins data-change="1">20</ins>.00</b> uur.</p>',
  ],
  [
    'a line that came',
    '<p>Een</p><p>Drie</p>',
    '<p>Een</p><p>Twee &amp; half</p><p>Drie</p>',
    ['added content: {Twee & half}'],
    '<p>Een</p><p><span data-change="1"></span>Drie</p>',
    '<p>Een</p><p><ins data-change="1">Twee &amp; half</ins></p><p>Drie</p>',
  ],
  [
    'neighbours that went together',
    '<p>Een</p><ul><li>Twee</li><li>Drie</li></ul>',
    '<p>Een</p>',
    ['removed content: [Twee] / [Drie]'],
    '<p>Een</p><ul><li><del data-change="1">Twee</del></li><li><del data-change="1">Drie</del></li></ul>',
    '<p>Een</p>',
  ],
  [
    'a heading in the place of another',
    '<h1>Geboorte</h1><p>Tekst</p>',
    '<h1>Een kind aangeven</h1><p>Tekst</p>',
    ['changed content: [Geboorte]{Een kind aangeven}'],
    '<h1><del data-change="1">Geboorte</del></h1><p>Tekst</p>',
    '<h1><ins data-change="1">Een kind aangeven</ins></h1><p>Tekst</p>',
  ],
  [
    'as many lines in the place of others, each by itself',
    '<p>Geboorte</p><h1>Geboorte</h1>',
    '<p>Kind</p><h1>Kind</h1>',
    ['changed content: [Geboorte]{Kind}', 'changed content: [Geboorte]{Kind}'],
    '<p><del data-change="1">Geboorte</del></p><h1><del data-change="2">Geboorte</del></h1>',
    '<p><ins data-change="1">Kind</ins></p><h1><ins data-change="2">Kind</ins></h1>',
  ],
  [
    'cells of one row',
    '<table><tr><th>Straat</th><td>€ 2,40</td><td>€ 14</td></tr></table>',
    '<table><tr><th>Straat</th><td>€ 2,90</td><td>€ 17</td></tr></table>',
    ['changed content: Straat · € 2,[40]{90} · € [14]{17}'],
    '<table><tr><th>Straat</th><td>€ 2,<del data-change="1">40</del></td><td>€ <del data-change="1">14</del></td></tr></table>',
    '<table><tr><th>Straat</th><td>€ 2,<ins data-change="1">90</ins></td><td>€ <ins data-change="1">17</ins></td></tr></table>',
  ],
  [
    'another picture, and not another size of it',
    '<p><img src="/a/1?width=8" alt="De kade"/></p><p><img src="/a/2?width=8" alt=""/></p>',
    '<p><img src="/a/3?width=8" alt="De haven"/></p><p><img src="/a/2?width=4" alt=""/></p>',
    ['changed content: [\uFFFC De kade]{\uFFFC De haven}'],
    '<p><img data-change="1" src="/a/1?width=8" alt="De kade"/></p><p><img src="/a/2?width=8" alt=""/></p>',
    '<p><img data-change="1" src="/a/3?width=8" alt="De haven"/></p><p><img src="/a/2?width=4" alt=""/></p>',
  ],
  [
    'nothing that is drawn, run or hidden in a choice',
    '<svg><title>Een</title></svg><select><option>Een</option></select><p>Een</p>',
    '<svg><title>Twee</title></svg><select><option>Twee</option></select><p>Een</p>',
    [],
    '<svg><title>Een</title></svg><select><option>Een</option></select><p>Een</p>',
    '<svg><title>Twee</title></svg><select><option>Twee</option></select><p>Een</p>',
  ],
])('%s', (_, was, is, words, markedWas, markedIs) => {
  const compared = compareHtml(page(was), page(is));
  expect(told(page(was), page(is))).toEqual(words);
  expect([main(compared.was), main(compared.is)]).toEqual([markedWas, markedIs]);
});

describe('two pages', () => {
  it('differ in what every page has, too: the menu and the footer', () => {
    const was = page('<p>Tekst</p>');
    const is = page('<p>Tekst</p>', { menu: '<li>Wonen</li><li>Parkeren</li>', footer: 'Gemeentehuis' });
    expect(told(was, is)).toEqual(['added menu: {Parkeren}', 'changed footer: [Stadhuis]{Gemeentehuis}']);
  });

  it('that are the same stay as they were, to the letter', () => {
    const html = page('<p>a &lt; b  c<!-- --> d</p><img src="/a/1" alt="x &quot;y&quot;"/>');
    expect(compareHtml(html, html)).toMatchObject({ was: html, is: html, changes: [] });
  });

  it('are told of by their beginning when much of them came, and by what is near when little changed', () => {
    const came = '<p>Regel</p>'.repeat(5);
    const [change] = compareHtml(page('<p>Een</p>'), page(`<p>Een</p>${came}`)).changes;
    expect([change?.lines.length, change?.more]).toEqual([3, 2]);
    const long = 'woord '.repeat(50);
    const [near] = told(page(`<p>${long}oud ${long}</p>`), page(`<p>${long}nieuw ${long}</p>`));
    expect(near).toMatch(/^changed content: …(woord ){10}\[oud\]\{nieuw\}( woord){10}…$/);
  });

  it('show another picture where its file was replaced at the same address', () => {
    const html = page('<p><img src="/a/1?width=8" alt=""/></p><p><img src="/a/2" alt=""/></p>');
    const compared = compareHtml(html, html, new Set(['1']));
    expect(compared.changes).toMatchObject([
      {
        kind: 'changed',
        lines: [
          [
            { kind: 'removed', text: '\uFFFC' },
            { kind: 'added', text: '\uFFFC' },
          ],
        ],
      },
    ]);
    expect([compared.was, compared.is].map(main)).toEqual([
      '<p><img data-change="1" src="/a/1?width=8" alt=""/></p><p><img src="/a/2" alt=""/></p>',
      '<p><img data-change="1" src="/a/1?width=8" alt=""/></p><p><img src="/a/2" alt=""/></p>',
    ]);
  });

  it('take no longer than they are long', () => {
    const html = page(`${'<p>'.repeat(50_000)}${'<'.repeat(1000)}`);
    expect(compareHtml(html, html).changes).toEqual([]);
  });
});
