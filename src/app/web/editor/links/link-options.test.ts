import { expect, it } from 'vitest';
import { linkOptions } from './link-options.ts';

const pages = [
  { id: 'page:1', label: 'Zo werkt een inloopavond', description: 'Pagina, /meedoen' },
  { id: 'page:2', label: 'Inloopavond', description: 'Pagina, /agenda' },
  { id: 'page:3', label: 'Contact', description: 'Pagina, /contact' },
];
const ids = (options: { id: string }[]) => options.map(({ id }) => id);

it('offers every page while nothing is typed', () => {
  expect(ids(linkOptions(pages, [], ' '))).toEqual(['page:1', 'page:2', 'page:3']);
});

it('puts the page whose title begins with the words first', () => {
  expect(ids(linkOptions(pages, [], 'inloop'))).toEqual(['page:2', 'page:1']);
});

it('finds a page by its address', () => {
  expect(ids(linkOptions(pages, [], '/contact'))).toEqual(['page:3']);
});

it('adds what the search found, and names no page twice', () => {
  const found = [
    { id: 'page:2', label: 'Inloopavond' },
    { id: '/agenda/i/1/avond', label: 'Avond' },
  ];
  expect(ids(linkOptions(pages, found, 'inloop'))).toEqual(['page:2', 'page:1', '/agenda/i/1/avond']);
});

it('offers at most eight pages, and eight of what was found', () => {
  const many = Array.from({ length: 30 }, (_, number) => ({ id: `page:${number}`, label: 'Nieuws' }));
  const found = Array.from({ length: 30 }, (_, number) => ({ id: `/nieuws/${number}`, label: 'Nieuws' }));
  expect(linkOptions(many, found, 'nieuws')).toHaveLength(16);
});
