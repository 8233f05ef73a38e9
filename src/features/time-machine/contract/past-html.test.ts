import { expect, test } from 'vitest';
import { rewritePastHtml } from './past-html.ts';

const moved = (address: string): string | undefined =>
  address === '/login' ? undefined : address.startsWith('/') ? `/then${address}` : address;

test.each([
  ['<a href="/afval">Afval</a>', '<a href="/then/afval">Afval</a>'],
  ['<a class="x" href="/a?b=1&amp;c=2" lang="nl">x</a>', '<a class="x" href="/then/a?b=1&amp;c=2" lang="nl">x</a>'],
  ['<a href="https://example.nl/">x</a>', '<a href="https://example.nl/">x</a>'],
  ['<a href="#inhoud">x</a>', '<a href="#inhoud">x</a>'],
  ['<a href="/login">In</a>', '<a aria-disabled="true">In</a>'],
  [
    '<img src="/a/1" srcSet="/a/1?w=2 2x, /a/1?w=3 3x"/>',
    '<img src="/then/a/1" srcSet="/then/a/1?w=2 2x, /then/a/1?w=3 3x" />',
  ],
  [
    '<form action="/api/x" method="post"><button>Stuur</button></form>',
    '<form action="/api/x" method="post" inert><button disabled>Stuur</button></form>',
  ],
  ['<button type="button" disabled="">x</button>', '<button type="button" disabled="">x</button>'],
  ['<p>href="/afval" 1 &lt; 2</p>', '<p>href="/afval" 1 &lt; 2</p>'],
  ['<details open=""><summary>x</summary></details>', '<details open=""><summary>x</summary></details>'],
])('%s', (html, expected) => {
  expect(rewritePastHtml(html, moved)).toBe(expected);
});

test('a long page takes no longer than it is long', () => {
  const html = `${`<a ${'x '.repeat(50_000)}`.repeat(3)}<a href="/x">x</a>`;
  expect(rewritePastHtml(html, moved)).toContain('/then/x');
});
