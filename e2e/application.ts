import type { Page } from '@playwright/test';

/**
 * The application writes the head anew 50 ms after React has taken over (§1). The tags that the server wrote are
 * remembered, so that their going says that the page runs, and no test needs a mark in the product for it.
 */
export async function watchHead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written = new Set<Element>();
    Object.assign(window, { headOfServer: written });
    document.addEventListener('DOMContentLoaded', () => {
      for (const tag of document.querySelectorAll('[data-page-head]')) written.add(tag);
    });
  });
}

/** A visitor's page loads it when it is idle; the key makes no test wait for that. */
export async function whenApplicationRuns(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const { headOfServer } = window as unknown as { headOfServer: Set<Element> };
    return headOfServer.size > 0 && [...headOfServer].every((tag) => !tag.isConnected);
  });
}
