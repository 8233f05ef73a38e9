import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Account } from './server-process.ts';

/** At a desk of their own, while somebody else is at the page. */
export async function asAdmin<T>(
  page: Page,
  site: { address: string; accounts: readonly Account[] },
  work: (request: APIRequestContext) => Promise<T>,
): Promise<T> {
  const browser = page.context().browser();
  const account = site.accounts.find(({ accountType }) => accountType === 'Admin');
  if (browser === null || account === undefined) throw new Error('there is nobody to do it');
  const context = await browser.newContext({ baseURL: site.address });
  const { email, password } = account;
  expect((await context.request.post('/api/auth/sign-in/email', { data: { email, password } })).status()).toBe(200);
  const value = await work(context.request);
  await context.close();
  return value;
}
