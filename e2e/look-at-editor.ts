import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from './accessibility.ts';

/** Blocks that nobody touches: the same as when the editor was opened, and most of the page. */
const atRest = ['[data-edited-block][data-state="rest"]'];

/**
 * What lies over the page covers links in it, which lead nowhere while it is edited. The whole of it is looked at once,
 * and after that what is new.
 */
export async function lookAtEditor(page: Page, what: string, { isWhole = false } = {}): Promise<void> {
  const without = isWhole ? [] : atRest;
  await expectNoOverflow(page, what);
  await expectAccessible(page, what, ['target-size'], without);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, `${what}, dark`, without);
  await page.emulateMedia({ colorScheme: 'light' });
}
