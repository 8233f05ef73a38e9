import type { Locator, Page } from '@playwright/test';

/** Where the site's other languages are; closed until somebody opens it. */
const languageMenu = (page: Page): Locator => page.getByRole('banner').locator('details:has(a[hreflang])');

export async function openLanguages(page: Page): Promise<Locator> {
  const menu = languageMenu(page);
  await menu.locator('summary').click();
  return menu;
}

export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await (await openLanguages(page)).getByRole('link', { name }).click();
}
