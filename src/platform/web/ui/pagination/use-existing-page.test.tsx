import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { useExistingPage } from './use-existing-page.ts';

function List() {
  const [search] = useSearchParams();
  const page = Number(search.get('page'));
  useExistingPage({ page, pageCount: Number(search.get('of')), hrefFor: (to) => `?of=${search.get('of')}&page=${to}` });
  return <p>{page}</p>;
}

test.each([
  [9, 3, '3'],
  [3, 3, '3'],
  [1, 0, '1'],
])('page %i of %i shows page %s', async (page, of, shown) => {
  const router = createMemoryRouter([{ path: '/', Component: List }], { initialEntries: [`/?of=${of}&page=${page}`] });
  const { container } = render(<RouterProvider router={router} />);
  await waitFor(() => expect(container.textContent).toBe(shown));
  expect(router.state.historyAction).toBe(page > of && of > 0 ? 'REPLACE' : 'POP');
});
