import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { saidId } from '#platform/web/notifications/say.ts';
import { Scrolling } from './scrolling.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function Layout() {
  return (
    <>
      <Scrolling />
      <p id={saidId} role="status" />
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

function Other() {
  useEffect(() => {
    document.title = 'Anders – Waterloo';
  }, []);
  return <h1>Anders</h1>;
}

const show = () => {
  const children = [
    { path: '/list', Component: List },
    { path: '/other', Component: Other },
  ];
  const router = createMemoryRouter([{ Component: Layout, children }], { initialEntries: ['/', '/list'] });
  render(<RouterProvider router={router} />);
  return router;
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

it('another page is read from its heading, and its title is said', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Verder' }));
  const heading = await screen.findByRole('heading', { name: 'Anders' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Anders – Waterloo'));
});

it('going back finds the link that was followed, and forward the heading', async () => {
  const router = show();
  await userEvent.click(screen.getByRole('link', { name: 'Verder' }));
  await screen.findByRole('heading', { name: 'Anders' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Verder'));
  await act(() => router.navigate(1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Anders'));
});

it('going back to another page of the same list finds the link that turned it', async () => {
  const router = show();
  await userEvent.click(screen.getByRole('link', { name: '2' }));
  await screen.findByText('?page=2');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2'));
});
