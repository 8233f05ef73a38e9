import { expect, test } from 'vitest';
import { mayAsk } from './robots.ts';

const robots = `
User-agent: *
Disallow: /prive   # niet voor machines
Disallow: /*.pdf$
Allow: /prive/folder
Disallow:

User-agent: anders
User-agent: nog-een
Disallow: /
`;

test.each<[string, string, boolean]>([
  ['', '/wat/dan/ook', true],
  ['<html>geen regels</html>', '/', true],
  [robots, '/', true],
  [robots, '/prive', false],
  [robots, '/prive/brief', false],
  [robots, '/prive/folder/nieuw', true],
  [robots, '/stukken/visie.pdf', false],
  [robots, '/stukken/visie.pdf?druk=2', true],
  [robots, '/stukken', true],
  ['User-agent: Plein\nDisallow: /\n\nUser-agent: *\nAllow: /', '/', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: plein\nAllow: /', '/', true],
  ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  ['Disallow: /', '/', true],
])('%j %s: %s', (text, path, allowed) => {
  expect(mayAsk(text, path)).toBe(allowed);
});
