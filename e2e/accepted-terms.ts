import { expect, type Page } from '@playwright/test';

/** Whoever accepted the terms that hold now is asked nothing while they are busy with something else. */
export async function acceptTerms({ request }: Pick<Page, 'request'>): Promise<void> {
  const texts = (await (await request.get('/api/legal')).json()) as { kind: string; version: number }[];
  const version = texts.find(({ kind }) => kind === 'terms-of-use')?.version;
  const answer = await request.put('/api/profiles:loggedIn', { data: { termsOfUseVersionAccepted: version } });
  expect(answer.status()).toBe(200);
}
