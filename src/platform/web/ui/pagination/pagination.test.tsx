import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const hrefFor = (page: number) => `/nieuws?pagina=${page}`;

test('each page has a name and an address, and the current one says so', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />);
  const links = within(screen.getByRole('navigation', { name: 'Pagina’s' })).getAllByRole('link');
  const read = links.map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(read).toEqual([
    ['Vorige', '/nieuws?pagina=1', null],
    ['Pagina 1', '/nieuws?pagina=1', null],
    ['Pagina 2', '/nieuws?pagina=2', 'page'],
    ['Pagina 3', '/nieuws?pagina=3', null],
    ['Volgende', '/nieuws?pagina=3', null],
  ]);
});

test.each([
  [1, false, true],
  [3, true, false],
])('on page %i of 3 there is a way back: %s, and onward: %s', (page, hasPrevious, hasNext) => {
  render(<Pagination page={page} pageCount={3} hrefFor={hrefFor} />);
  expect(screen.queryByRole('link', { name: 'Vorige' }) !== null).toBe(hasPrevious);
  expect(screen.queryByRole('link', { name: 'Volgende' }) !== null).toBe(hasNext);
});

test('one page needs no turning', () => {
  render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
