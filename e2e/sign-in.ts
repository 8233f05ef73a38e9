import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { acceptTerms } from './accepted-terms.ts';
import { openOtherBrowser } from './application.ts';
import type { Account, RunningSite } from './server-process.ts';

export interface SigningIn {
  /** Whoever did so is asked nothing while they are busy with something else. */
  acceptsTerms?: boolean;
}

export function accountOf({ accounts }: { accounts: readonly Account[] }, accountType: string): Account {
  const account = accounts.find((one) => one.accountType === accountType);
  if (account === undefined) throw new Error(`This site has no account of type ${accountType}`);
  return account;
}

/** Past the screen for it: the next page that this browser opens is that person's. */
export async function signIn(
  { request }: Pick<Page, 'request'>,
  { email, password }: Pick<Account, 'email' | 'password'>,
  { acceptsTerms = false }: SigningIn = {},
): Promise<void> {
  expect((await request.post('/api/auth/sign-in/email', { data: { email, password } })).status()).toBe(200);
  if (acceptsTerms) await acceptTerms({ request });
}

/** Somebody of this site, signed in at a browser of their own; close it with `page.context().close()`. */
export async function openBrowserOf(
  browser: Browser,
  site: RunningSite,
  account: string | Pick<Account, 'email' | 'password'>,
  { acceptsTerms = false, ...options }: BrowserContextOptions & SigningIn = {},
): Promise<Page> {
  const page = await openOtherBrowser(browser, { baseURL: site.address, ...options });
  await signIn(page, typeof account === 'string' ? accountOf(site, account) : account, { acceptsTerms });
  return page;
}
