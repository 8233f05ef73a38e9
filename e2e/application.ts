import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * The application writes the head anew 50 ms after React has taken over (§1). The tags that the server wrote are
 * remembered, so that their going says that the page runs, and no test needs a mark in the product for it.
 */
export async function watchHead(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const written = new Set<Element>();
    Object.assign(window, { headOfServer: written });
    document.addEventListener('DOMContentLoaded', () => {
      // What the server says to search engines stays as it is.
      for (const tag of document.querySelectorAll('[data-page-head]:not(script)')) written.add(tag);
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

/** Opens an address and waits until React has taken over: what is pressed before that goes by the way of the browser. */
export async function visitOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenApplicationRuns(page);
}

/** Somebody else, at a browser of their own; close it with `page.context().close()`. */
export async function openOtherBrowser(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', ...options });
  await watchHead(context);
  return context.newPage();
}
