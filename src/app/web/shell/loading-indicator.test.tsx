import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { I18n } from '#platform/web/i18n/i18n.ts';
import { I18nContext } from '#platform/web/i18n/use-translation.ts';
import { LoadingIndicator, loadingDelay } from './loading-indicator.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const texts = { site: { loading: 'Laden', waiting: 'Geen verbinding' } };

it('says that it waits for the connection, and that it goes on when that is back', async () => {
  vi.useFakeTimers();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answer = Promise.withResolvers<null>();
  const Layout = () => (
    <>
      <LoadingIndicator />
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <p>Thuis</p> },
    { path: '/list', loader: () => answer.promise, element: <p>Lijst</p> },
  ];
  const router = createMemoryRouter([{ Component: Layout, children }]);
  render(
    <I18nContext value={new I18n('nl', { nl: texts })}>
      <RouterProvider router={router} />
    </I18nContext>,
  );
  act(() => void router.navigate('/list'));
  act(() => vi.advanceTimersByTime(loadingDelay));
  expect(screen.getByRole('status').textContent).toBe('Geen verbinding');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('Laden');
  vi.useRealTimers();
  await act(async () => answer.resolve(null));
  expect(await screen.findByText('Lijst')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});
