import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from './server-process.ts';
import { accountOf, signIn } from './sign-in.ts';

/** At a desk of their own, while somebody else is at the page. */
export async function asAdmin<T>(
  page: Page,
  site: { address: string; accounts: readonly Account[] },
  work: (request: APIRequestContext) => Promise<T>,
): Promise<T> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('there is no browser to do it with');
  const context = await browser.newContext({ baseURL: site.address });
  await signIn(context, accountOf(site, 'Admin'));
  const value = await work(context.request);
  await context.close();
  return value;
}
