import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { Scrolling } from './scrolling.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function Layout() {
  return (
    <>
      <Scrolling />
      <main id="inhoud" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function List() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <p>{search}</p>
      <button type="button" onClick={() => void navigate('?sort=name')}>
        Sorteer
      </button>
      {!search.includes('status') && (
        <button type="button" onClick={() => void navigate('?status=all')}>
          Wis
        </button>
      )}
      <Link to="?page=2">2</Link>
      <Link to="/other">Verder</Link>
    </>
  );
}

const show = () => {
  const children = [
    { path: '/list', Component: List },
    { path: '/other', element: <button type="button">Anders</button> },
  ];
  render(
    <RouterProvider
      router={createMemoryRouter([{ Component: Layout, children }], { initialEntries: ['/', '/list'] })}
    />,
  );
};

it.each([
  ['a control that orders the list keeps the focus', 'button', 'Sorteer', '?sort=name', 'BUTTON'],
  ['one that went when it was pressed leaves it to the page', 'button', 'Wis', '?status=all', 'MAIN'],
  ['a link to another part of the list leads to the page', 'link', '2', '?page=2', 'MAIN'],
])('%s', async (_, role, name, search, focused) => {
  show();
  await userEvent.click(screen.getByRole(role, { name }));
  await screen.findByText(search);
  await waitFor(() => expect(document.activeElement?.tagName).toBe(focused));
});

it('another page is read from its start', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Verder' }));
  await screen.findByRole('button', { name: 'Anders' });
  await waitFor(() => expect(document.activeElement?.id).toBe('inhoud'));
});
