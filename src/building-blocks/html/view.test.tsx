import { expect, test } from 'vitest';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const draw = (nl: string, en?: string, language: 'nl' | 'en' = 'nl') =>
  drawBlock(definition, { options: { markup: { $lang: en === undefined ? { nl } : { nl, en } } }, language });

test('draws elements, and nothing that runs or paints', async () => {
  const { container } = await draw(
    '<h3>Tarief</h3><p onclick="x" style="color:red">Zie <a href="https://example.nl">hier</a>.</p><script>x</script>' +
      '<table><tr><th scope=col colspan=2>Soort</th></tr></table>',
  );
  const { innerHTML } = container;
  expect(innerHTML).toContain('Zie <a href="https://example.nl" rel="external">hier</a>.');
  expect(innerHTML).toContain('colspan="2"');
  expect(innerHTML).not.toMatch(/script|onclick|style=/);
});

test('its headings nest beneath the block, whatever they were called', async () => {
  const { container } = await draw('<h4>Eerst</h4><h2>Dan</h2>');
  expect(Array.from(container.querySelectorAll('h2, h3, h4'), (one) => one.tagName)).toEqual(['H3', 'H2']);
});

test('a language in which nothing is left falls back to Dutch', async () => {
  const { container } = await draw('<p>Nederlands</p>', '<script>x</script>', 'en');
  expect(container.querySelector('[lang="nl"]')?.textContent).toBe('Nederlands');
});

test('is for admins alone to place', () => {
  expect(definition.allowedFor).toBe('admin');
});

test('a tree that someone sends in place of markup is read as strictly', () => {
  const tree = {
    content: [
      { tag: 'script', content: [{ text: 'x' }] },
      { tag: 'p', attributes: { onclick: 'x' }, content: [{ text: 'a<b>' }] },
    ],
  };
  expect(definition.options.parse({ markup: { $lang: { nl: tree } } }).markup.$lang.nl).toEqual({
    content: [{ tag: 'p', content: [{ text: 'a<b>' }] }],
  });
});
