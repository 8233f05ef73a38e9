import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { openBrowserOf } from '../sign-in.ts';

test('a member follows what a person adds, and who deals with a form follows what is sent by it', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  const admin = (await (await page.request.get('/api/profiles:loggedIn')).json()) as { guid: string };
  const { forms } = (await (await page.request.get('/api/forms')).json()) as { forms: { guid: string }[] };

  // A form, at the inbox of who deals with it; pressed again it is followed no more, and the message takes that back.
  await visit(`/admin/forms/${forms[0]?.guid}`);
  await page.getByRole('button', { name: /^Volg/ }).click();
  await expect(page.getByRole('button', { name: /^U volgt/ })).toBeVisible();
  await page.getByRole('button', { name: /^U volgt/ }).click();
  await expect(page.getByRole('button', { name: /^Volg/ })).toBeVisible();
  await page.getByRole('button', { name: /^Volg/ }).click();
  await expect(page.getByRole('button', { name: /^U volgt/ })).toBeVisible();
  const followed = (await (await page.request.get('/api/follows?language=nl')).json()) as {
    kind: string;
    guid: string;
  }[];
  expect(followed.filter(({ kind }) => kind === 'form').map(({ guid }) => guid)).toEqual([forms[0]?.guid]);

  // Below the form itself, on a phone, where its long name goes on on a second line; the whole page is no wider than that.
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/contact');
  const long = page.getByRole('button', { name: /formulier Contact en openingstijden$/ });
  await expect(long).toBeVisible();
  const { x, width } = (await long.boundingBox()) ?? { x: 0, width: 0 };
  expect(x + width).toBeLessThanOrEqual(390);
  await expectNoOverflow(page, 'a page with a form to follow');

  // A person, on a phone; it stands among what the member follows.
  const viewport = { width: 390, height: 844 };
  const member = await openBrowserOf(browser, site, 'Standard', { acceptsTerms: true, viewport });
  await visitOn(member, `/account/people/${admin.guid}`);
  await member.getByRole('button', { name: /^Volg/ }).click();
  await expect(member.getByRole('button', { name: /^U volgt/ })).toBeVisible();
  await expectAccessible(member, 'a person who is followed');
  await expectNoOverflow(member);
  const name = (await member.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await visitOn(member, '/account/preferences');
  await expect(member.getByRole('button', { name: new RegExp(`Mail: ${name}`) })).toBeVisible();
});
