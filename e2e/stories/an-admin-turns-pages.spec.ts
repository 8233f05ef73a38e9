import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { holdNotification } from '../notifications.ts';

test.use({ scenario: 'many-people' });

const chooser = (page: Page) => page.getByRole('toolbar', { name: 'Met de gekozen rijen' });

/** Forward and back: whoever turned a page goes on at the list, which says where they are. */
async function turnPages(page: Page, listId: string): Promise<void> {
  const list = page.locator(`#${listId}`);
  const rows = list.getByRole('rowheader');
  const first = await rows.first().textContent();
  const pages = page.getByRole('navigation', { name: /^Pagina/ });
  await pages.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]page=2\\b.*#${listId}$`));
  await expect(list).toBeFocused();
  await expect(rows.first()).not.toHaveText(first ?? '');
  await expect(pages.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Vorige' }).click();
  await expect(rows.first()).toHaveText(first ?? '');
  await expect(list).toBeFocused();
}

test('all people that a question finds are chosen over its pages, and get a role at once', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  const role = await (await page.request.post('/api/roles', { data: { name: 'Buurtpanel' } })).json();
  await visit('/admin/users?q=buur');
  const table = page.getByRole('grid', { name: 'Leden' });
  await table.getByRole('columnheader').locator('label').click();
  await expect(chooser(page)).toContainText('25 gekozen');
  await chooser(page).getByRole('button', { name: 'Kies alle 26' }).click();
  await expect(chooser(page)).toContainText('Alle 26 gekozen');
  await expect(chooser(page).getByRole('button', { name: 'Alleen deze pagina' })).toBeFocused();
  await expectAccessible(page);
  await chooser(page).getByRole('button', { name: 'Rol geven' }).click();
  await page.getByRole('radio', { name: 'Buurtpanel' }).press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Rol geven' }).click();
  await holdNotification(page, '26 leden gewijzigd');
  await expect(chooser(page)).toHaveCount(0);

  await turnPages(page, 'users-list');
  await visit(`/admin/roles/${role.id}`);
  await turnPages(page, 'members-list');
});

test('the pages of invitations and of mails are turned', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  const lines = Array.from({ length: 26 }, (_, index) => `gast${index}@scenario.example`).join('\n');
  expect((await page.request.post('/api/userinvitations', { data: { lines } })).status()).toBe(200);
  await visit('/admin/invitations');
  await turnPages(page, 'invitations-list');
  const mails = async () => (await (await page.request.get('/api/outbox')).json()).total;
  await expect.poll(mails).toBeGreaterThan(25);
  await visit('/admin/outbox');
  await turnPages(page, 'outbox-list');
});
