import { expect, it, test } from 'vitest';
import { withPaths } from './page-links.ts';

const guid = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d10';
const pathOfPage = (asked: string) => (asked === guid ? '/nieuws' : undefined);

test.each([
  ['a page in the menu', `page:${guid}`, '/nieuws'],
  ['in capitals', `page:${guid.toUpperCase()}`, '/nieuws'],
  ['a place on it', `page:${guid}#kosten`, '/nieuws#kosten'],
  ['a page that has no address', 'page:00000000-0000-4000-8000-000000000000', '/'],
  ['any other link', 'https://vloedhaven.nl', 'https://vloedhaven.nl'],
  ['what only looks like it', 'page:nieuws', 'page:nieuws'],
])('%s', (_, href, expected) => {
  expect(withPaths({ list: [{ href, label: href }], none: null }, pathOfPage)).toEqual({
    list: [{ href: expected, label: href }],
    none: null,
  });
});

it('leaves what must stay as it is written', () => {
  const text = { written: true, href: `page:${guid}` };
  const links = withPaths({ text, href: `page:${guid}` }, pathOfPage, (value) => 'written' in value);
  expect(links).toEqual({ text, href: '/nieuws' });
  expect(links.text).toBe(text);
});
