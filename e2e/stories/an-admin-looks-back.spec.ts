import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

// A long story: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/wonen-en-leven/geboorte';

test('the site as of a moment before a publication', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  const { pageGuid } = await (await page.request.get(`/api/pages:atPath?path=${path}`)).json();
  const copy = await (await page.request.get(`/api/pages/${pageGuid}/working-copy`)).json();
  const title = copy.document.title.$lang.nl;
  const document = { ...copy.document, title: { $lang: { ...copy.document.title.$lang, nl: 'Een kind aangeven' } } };
  const saved = await page.request.put(`/api/pages/${pageGuid}`, { data: { sequence: copy.sequence, document } });
  expect(saved.status()).toBe(200);
  expect((await page.request.post(`/api/pages/${pageGuid}/publish`, { data: {} })).status()).toBe(200);

  // What changed last is at the top, and leads to the site of before it.
  await visit('/admin/time-machine');
  const change = page.getByRole('listitem').filter({ hasText: 'Een kind aangeven' });
  await expect(change).toContainText('Pagina gepubliceerd');
  await expectAccessible(page, 'what changed');
  const before = await change.getByRole('link', { name: 'Toon de site ervoor' }).getAttribute('href');
  await page.goto(`${before}${path.slice(1)}`);
  const bar = page.getByRole('region', { name: 'Tijdmachine' });
  await expect(bar).toContainText('U bekijkt de site van');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(page, 'the site as it was');

  // A link stays at the moment, and the next publication is one press away.
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${before}$`));
  await page.goBack();
  await bar.getByRole('link', { name: /^Volgende publicatie/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een kind aangeven');

  // Back to now is the page itself.
  await bar.getByRole('link', { name: 'Terug naar nu' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
