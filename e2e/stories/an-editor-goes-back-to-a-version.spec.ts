import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';
import { undo } from '../notifications.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/wonen-en-leven/geboorte';

/** The page with another title, another background and a block less, published with a note. */
async function publishAnother(page: Page): Promise<{ removed: string }> {
  const { pageGuid } = await (await page.request.get(`/api/pages:atPath?path=${path}`)).json();
  const copy = await (await page.request.get(`/api/pages/${pageGuid}/working-copy`)).json();
  const blocks: { guid: string; heading: { $lang: { nl?: string } } }[] = copy.document.buildingBlockInstances;
  const named = blocks.filter(({ heading }) => heading.$lang.nl !== undefined);
  const [first, last] = [blocks[0], named.at(-1)];
  const step = { stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: 'Nieuws over ' }] } };
  const operations = [
    { kind: 'text', place: { block: null, path: ['title'], language: 'nl', format: 'plain' }, steps: [step] },
    { kind: 'set', block: first?.guid, path: ['background'], value: 'tint' },
    { kind: 'remove', block: last?.guid },
  ].map((operation) => ({ id: crypto.randomUUID(), group: crypto.randomUUID(), operation }));
  const sent = await page.request.post(`/api/pages/${pageGuid}/operations`, {
    data: { base: copy.sequence, operations },
  });
  expect((await sent.json()).refused).toEqual([]);
  const published = await page.request.post(`/api/pages/${pageGuid}/publish`, { data: { note: 'Na de raad.' } });
  expect(published.status()).toBe(200);
  return { removed: last?.heading.$lang.nl ?? '' };
}

test('what changed is seen, and an older version is put back and taken back', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  const { removed } = await publishAnother(page);
  await visit(`${path}/edit`);
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Versies bekijken' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/edit/versions$`));

  // Readers have all of it: the newest version is held against the one before it.
  const list = page.getByRole('navigation', { name: 'Versies en momenten' });
  await expect(list.getByRole('button', { name: /Versie 2/ })).toHaveAttribute('aria-current', 'true');
  await expect(list.getByText('Na de raad.')).toBeVisible();
  const differences = page.getByRole('region', { name: 'Verschillen' });
  await expect(differences.getByRole('heading', { level: 2 })).toHaveText('Versie 2 tegenover versie 1');
  await expect(differences.locator('ins').filter({ hasText: 'Nieuws over' })).toBeVisible();
  await expect(differences.locator('del').filter({ hasText: removed }).first()).toBeVisible();
  await lookAtEditor(page, 'differences side by side', { isWhole: true });
  await page.getByRole('radio', { name: 'In de tekst' }).click();
  await expectAccessible(page, 'differences in the text');

  // By key from one to the next, and each is said.
  await page.getByRole('button', { name: 'Versie 1 terugzetten' }).focus();
  await page.keyboard.press('n');
  await expect(page.getByText(/^Verschil 1 van \d+: tekst anders, De pagina zelf\.$/)).toBeAttached();
  await page.keyboard.press('n');
  await expect(page.getByText(/^Verschil 2 van \d+: /)).toBeAttached();

  // One block, and back.
  await page.getByRole('button', { name: `Alleen dit blok terugzetten: ${removed}` }).click();
  await undo(page, 'Teruggezet uit versie 1');
  await expect(list.getByRole('button', { name: /Werkversie, nu/ })).toHaveAttribute('aria-current', 'true');

  // All of it.
  await list.getByRole('button', { name: /Versie 2/ }).click();
  await page.getByRole('button', { name: 'Versie 1 terugzetten' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Versie 1 terugzetten?' })).toBeVisible();
  await lookAtEditor(page, 'the question before putting back');
  await dialog.getByRole('button', { name: 'Terugzetten als werkversie' }).click();
  await expect(differences.locator('del').filter({ hasText: 'Nieuws over' })).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar bewerken' }).click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Nieuws over' }).first()).toBeVisible();
});
