import { expect, type Locator } from '@playwright/test';

/**
 * Without a script a form that is sent faster than anyone types is told so and not taken: pressed until it is. What was
 * taken has no button any more, however long the answer was on its way.
 */
export async function sendAsAPerson(send: Locator, taken: Locator): Promise<void> {
  await expect(async () => {
    await expect(send.or(taken).first()).toBeVisible();
    if (await taken.isVisible()) return;
    await send.click();
    await expect(taken).toBeVisible({ timeout: 1000 });
  }).toPass();
}
