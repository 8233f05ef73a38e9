import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';
import { undo } from '../notifications.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });

async function draft(page: Page, title: string, extra: object = {}, kind = 'page'): Promise<string> {
  const answer = await page.request.post('/api/pages', { data: { kind, document: { title: nl(title), ...extra } } });
  return ((await answer.json()) as { guid: string }).guid;
}

test('a page is published together with what it shows and leads to, once nothing is in the way', async ({
  page,
  visit,
  signInAs,
  noise,
  site,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  const block = (buildingBlockName: string, rest: object) => ({
    guid: crypto.randomUUID(),
    buildingBlockName,
    layoutPosition: 'main',
    sortId: 0,
    options: {},
    ...rest,
  });
  const words = { text: nl('<p>Op maandag tot acht uur.</p>') };
  const part = await draft(
    page,
    'Openingstijden loket',
    { buildingBlockInstances: [block('Text', { heading: nl('Loket'), ...words })] },
    'shared-part',
  );
  const rates = await draft(page, 'Tarieven vaarvergunning');
  const own = await draft(page, 'Vaarvergunning', {
    buildingBlockInstances: [
      block('Text', { heading: nl('Wat kost het?'), more: { label: nl('De tarieven'), href: `page:${rates}` } }),
      block('SharedPart', { sortId: 1, options: { sharedPartGuid: part } }),
    ],
  });
  for (const [name, pageGuid, isVisible] of [
    ['Tarieven vaarvergunning', rates, true],
    ['Vaarvergunning', own, false],
  ]) {
    await page.request.post('/api/menuitems', { data: { name: nl(String(name)), pageGuid, isVisible } });
  }

  await visit('/vaarvergunning/edit');
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Publiceer samen…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publiceer samen' });
  const choice = (name: RegExp) => dialog.getByRole('checkbox', { name });
  for (const name of [/^Vaarvergunning$/, /^Openingstijden loket/, /^Tarieven/])
    await expect(choice(name)).toBeChecked();
  await expect(choice(/Menu-item/)).not.toBeChecked();
  await choice(/Menu-item/).press('Space');
  await lookAtEditor(page, 'what is published together');

  noise.expect(/409 \(Conflict\)/);
  // Someone else throws one of them away meanwhile: nothing is published, and it is said why.
  await page.request.delete(`/api/pages/${rates}`);
  await dialog.getByRole('button', { name: 'Publiceer 4 onderdelen samen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Tarieven vaarvergunning: Dit is inmiddels verwijderd.');
  await dialog.getByRole('button', { name: 'Publiceer 3 onderdelen samen' }).click();
  await expect(page.getByText('3 onderdelen samen gepubliceerd').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Gepubliceerd', exact: true })).toBeVisible();

  // Too early: all of it goes back at once, and is published once more.
  const asRead = async () => (await fetch(new URL('/vaarvergunning', site.address))).status;
  expect(await asRead()).toBe(200);
  await undo(page, '3 onderdelen samen gepubliceerd');
  await expect(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeEnabled();
  await expect.poll(asRead).not.toBe(200);
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Publiceer samen…' }).click();
  await choice(/Menu-item/).press('Space');
  await dialog.getByRole('button', { name: 'Publiceer 3 onderdelen samen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Gepubliceerd', exact: true })).toBeVisible();

  await visit('/vaarvergunning');
  await expect(page.getByRole('heading', { name: 'Loket' })).toBeVisible();

  // And a page below it, by who has no list of all pages.
  await visit('/vaarvergunning/edit');
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Nieuwe pagina…' }).click();
  await expect(page.getByRole('combobox', { name: 'Onder welke pagina?' })).toHaveValue('Vaarvergunning');
  await page.getByRole('textbox', { name: 'Titel' }).fill('Ligplaats');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vaarvergunning\/ligplaats\/edit$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Others read this site too.
  await page.request.delete(`/api/pages/${own}?withPagesBelow=true`);
});
