import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeading } from '../ui/heading/page-heading.tsx';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { saidId, say } from './say.ts';

const said = () => screen.getByRole('status').textContent;
const region = <p id={saidId} role="status" />;

test('the page of a list is said when it is turned, and its links lead to the list', async () => {
  const pages = (page: number) => (
    <>
      {region}
      <Pagination page={page} pageCount={5} listId="leden" hrefFor={(other) => `?page=${other}`} />
    </>
  );
  const { rerender } = render(pages(1));
  expect(screen.getByRole('link', { name: 'Pagina 2' }).getAttribute('href')).toBe('?page=2#leden');
  expect(said()).toBe('');
  rerender(pages(2));
  await waitFor(() => expect(said()).toBe('Pagina 2 van 5'));
});

test('a count beneath a heading is said when a filter changes it', async () => {
  const heading = (lead: string) => (
    <>
      {region}
      <PageHeading lead={lead}>Leden</PageHeading>
    </>
  );
  const { rerender } = render(heading('83 leden'));
  rerender(heading('4 gevonden'));
  await waitFor(() => expect(said()).toBe('4 gevonden'));
});

test('words in another language say so, and the next ones do not', async () => {
  render(region);
  say(() => ({ words: 'Nieuws', language: 'nl' }));
  await waitFor(() => expect(said()).toBe('Nieuws'));
  const live = screen.getByRole('status');
  expect([live.getAttribute('lang'), live.getAttribute('dir')]).toEqual(['nl', 'ltr']);
  say('تم الحفظ');
  await waitFor(() => expect(said()).toBe('تم الحفظ'));
  expect([live.getAttribute('lang'), live.getAttribute('dir')]).toEqual([null, null]);
});
