import { expect, type Locator, type Page } from '@playwright/test';

/** One that tells of a fault is an alert. */
export function notification(page: Page, text: string): Locator {
  const region = page.getByRole('region', { name: 'Meldingen' });
  return region.getByRole('status').or(region.getByRole('alert')).filter({ hasText: text });
}

/** With the pointer on it a notification does not go by itself, however slow the machine is. */
export async function holdNotification(page: Page, text: string): Promise<void> {
  await notification(page, text).hover();
}

/** What was told last is taken back, and is told no more. */
export async function undo(page: Page, text: string): Promise<void> {
  const told = notification(page, text);
  await told.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(told).toHaveCount(0);
}
