import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '#platform/web/i18n/i18n.ts';
import type { SiteApp } from '../../site-app.ts';
import { SiteAppContext } from '../../site-app-context.ts';
import nl from '../../texts/admin-nl.ts';
import { AdminNav } from './admin-nav.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const admin = { isSignedIn: true, isActive: true, isAdmin: true, isContentManager: true, isDeveloper: false };
const app = { reader: { ...admin, viewingAs: null }, language: 'nl', isDevelopment: false } as unknown as SiteApp;

function openMenu(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <AdminNav isOpen /> }], { initialEntries: [path] });
  render(
    <I18nextProvider i18n={createI18n('nl', { nl })}>
      <SiteAppContext value={app}>
        <RouterProvider router={router} />
      </SiteAppContext>
    </I18nextProvider>,
  );
  return router;
}

const openGroups = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const group = (name: string) => screen.getByRole('button', { name });

it('opens the group of the screen, and names the place in it', () => {
  openMenu('/admin/users/new');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Site',
    'Mensen',
    'Cijfers',
    'Instellingen',
    'Systeem',
    'Ontwikkeling',
  ]);
  expect(openGroups()).toEqual(['Mensen']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
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
  expect(screen.queryAllByRole('link')).toEqual([]);
  cleanup();
  openMenu('/admin/roles');
  expect(openGroups()).toEqual(['Mensen']);
});

it.each(['{', '"people"', '[1]'])('does without what another left in the storage: %s', (kept) => {
  window.localStorage.setItem('plein-admin-menu', kept);
  openMenu('/admin/audit');
  expect(openGroups()).toEqual(['Systeem']);
});
