import { expect, it } from 'vitest';
import { momentCell, numberCell, textCell, workbookParts } from './sheet-xml.ts';

it.each([
  ['=1+1', '=1+1'],
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['bel\u0007len', 'bellen'],
  ['half \ud83d', 'half \ufffd'],
  ['_x000D_', '_x005F_x000D_'],
])('writes %j as a text that is never a formula', (given, written) => {
  expect(textCell(given)).toBe(`<c t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`);
});

it('cuts off what no cell can hold', () => {
  expect(textCell('a'.repeat(40_000)).length).toBeLessThan(33_000);
});

it('writes numbers and moments as spreadsheets count them', () => {
  expect(numberCell(7.5)).toBe('<c><v>7.5</v></c>');
  expect(momentCell('2026-11-17T12:00')).toBe('<c s="2"><v>46343.5</v></c>');
});

it('gives each sheet a name that spreadsheet programs take', () => {
  const workbook = workbookParts(['Pagina’s', 'pagina’s', "a/b: 'c'", 'x'.repeat(40), '']).find(
    ({ name }) => name === 'xl/workbook.xml',
  );
  const [xml] = [...((workbook?.content() ?? []) as Iterable<string>)];
  const names = [...String(xml).matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Pagina’s', 'pagina’s 2', 'a b   c', 'x'.repeat(28), '5']);
});
