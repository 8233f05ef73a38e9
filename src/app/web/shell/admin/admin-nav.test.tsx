import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { I18n } from '#platform/web/i18n/i18n.ts';
import { I18nContext } from '#platform/web/i18n/use-translation.ts';
import { openGroupsCookie, openGroupsOf } from '../../../contract/admin-menu-cookie.ts';
import type { SiteApp } from '../../site-app.ts';
import { SiteAppContext } from '../../site-app-context.ts';
import nl from '../../texts/admin-nl.ts';
import { AdminNav } from './admin-nav.tsx';

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: as the menu itself does
  document.cookie = openGroupsCookie([]);
});

const admin = {
  isSignedIn: true,
  isActive: true,
  isAdmin: true,
  isContentManager: true,
  isDeveloper: false,
  isStaff: false,
  handlesForms: true,
};

/** As the server opens a page for this browser. */
function openMenu(path: string) {
  const app = {
    reader: { ...admin, viewingAs: null },
    language: 'nl',
    isDevelopment: false,
    openGroups: openGroupsOf(document.cookie),
  } as unknown as SiteApp;
  const router = createMemoryRouter(
    [
      { path: '/admin/*', element: <AdminNav isOpen /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: [path],
    },
  );
  render(
    <I18nContext value={new I18n('nl', { nl })}>
      <SiteAppContext value={app}>
        <RouterProvider router={router} />
      </SiteAppContext>
    </I18nContext>,
  );
  return router;
}

const openGroups = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const group = (name: string) => screen.getByRole('button', { name });

it('opens the group of the screen, and names the place in it', () => {
  openMenu('/admin/users/new');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Site',
    'Meedoen',
    'Mensen',
    'Cijfers',
    'Instellingen',
    'Systeem',
    'Ontwikkeling',
  ]);
  expect(openGroups()).toEqual(['Mensen']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Start',
    'Leden',
    'Uitnodigingen',
    'Rollen',
    'Wie ziet wat',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Leden');
});

it('remembers in this browser which groups were opened, by keyboard too', async () => {
  openMenu('/admin/users');
  group('Systeem').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(group('Site'));
  await userEvent.click(group('Site'));
  expect(screen.getByRole('link', { name: 'Logboek' })).toBeDefined();
  cleanup();
  openMenu('/admin/roles');
  expect(openGroups()).toEqual(['Mensen', 'Systeem']);
});

it('closes the group of the screen when asked, and opens it again for who comes to it', async () => {
  openMenu('/admin/users');
  await userEvent.click(group('Mensen'));
  // What belongs to no group is always there.
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Start']);
  cleanup();
  openMenu('/admin/roles');
  expect(openGroups()).toEqual(['Mensen']);
});

it('is as it was left for who comes back to it without a new page', async () => {
  const router = openMenu('/admin/users');
  await userEvent.click(group('Systeem'));
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/admin/roles'));
  expect(openGroups()).toEqual(['Mensen', 'Systeem']);
});
