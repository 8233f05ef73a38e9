import { expect, type Page } from '@playwright/test';
import { visitOn } from './application.ts';

/**
 * By the button of the account. It leads to a new document, and whoever went elsewhere before that has come would be
 * overtaken by it.
 */
export async function signOut(page: Page): Promise<void> {
  await visitOn(page, '/account/profile');
  await pressSignOut(page);
}

/** As a session ends by itself, while no page is open that would ask for something in its name. */
export async function endSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  expect((await page.request.post('/api/auth/sign-out')).status()).toBe(200);
}

export async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
}
