import type { Browser, Page } from '@playwright/test';
import { openOtherBrowser } from './application.ts';

/** The browser of a person: that of the tests says that it has no head, and robots are not counted. */
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

/** Somebody without an account at a telephone of their own, whose visit counts; close it with `page.context().close()`. */
export const openAsResident = (browser: Browser, site: { address: string }): Promise<Page> =>
  openOtherBrowser(browser, { baseURL: site.address, userAgent });
