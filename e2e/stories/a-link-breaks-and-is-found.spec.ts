import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('a link breaks, is found, and leads to where it stands', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/findings');
  await expect(page.getByText('dat is nog niet gebeurd', { exact: false })).toBeVisible();
  const look = page.getByRole('button', { name: 'Nu bekijken' });
  await look.click();
  await expect(page.getByText('Voor het laatst bekeken', { exact: false })).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page, 'the findings');
  await expectLegible(page, 'the findings');

  // A page that others lead to is taken off the site.
  const broken = page.getByRole('row').filter({ hasText: /kapotte link/ });
  await visit('/admin/findings?kind=deadLinks');
  const before = await broken.count();
  await page.evaluate(async () => {
    const found = await fetch('/api/pages:overview?search=Verhuizen');
    const { pages } = (await found.json()) as { pages: { guid: string; title: string }[] };
    const guid = pages.find(({ title }) => title === 'Verhuizen')?.guid;
    const answer = await fetch(`/api/pages/${guid}/unpublish`, { method: 'POST' });
    if (!answer.ok) throw new Error(await answer.text());
  });
  await visit('/admin/findings?kind=deadLinks');
  await look.click();
  await expect.poll(() => broken.count(), { timeout: 45_000 }).toBeGreaterThan(before);

  // From the row to the page itself, where the same rule says it at its place.
  await broken.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/edit/);
});
