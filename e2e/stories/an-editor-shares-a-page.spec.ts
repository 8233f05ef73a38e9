import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/wonen-en-leven/verhuizen';

/** What other sites read of a page that someone shares there. */
async function headOf(request: APIRequestContext, at: string): Promise<Record<string, string>> {
  const html = await (await request.get(at)).text();
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name, content]) => [name, content?.replaceAll('&amp;', '&')]));
}

async function openSharing(page: Page) {
  await page.getByRole('button', { name: 'Opties', exact: true }).click();
  await page.getByRole('tab', { name: 'Pagina', exact: true }).click();
  return page.getByRole('region', { name: 'Als iemand de pagina deelt' });
}

test('a picture of its own goes along with a page that is shared', async ({ page, visit, signInAs, request, site }) => {
  const before = await headOf(request, path);
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit(`${path}/edit`);
  await expect(page.locator('[data-edited-block]').first()).toBeVisible();
  const sharing = await openSharing(page);
  const about = sharing.getByText(/^Dit is de /);
  await expect(about).toBeVisible();
  await lookAtEditor(page, 'how the page looks as a link');

  await sharing.getByRole('button', { name: 'Uit de mediabibliotheek' }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('row').first().click();
  await library.getByRole('button', { name: 'Kiezen' }).click();
  await expect(sharing.getByText('Deze afbeelding is gekozen om mee te delen.')).toBeVisible();

  // What is to be seen on it is asked as of any other picture, and the check leads there.
  const words = sharing.getByRole('textbox', { name: 'Wat is er te zien?' });
  await page.getByRole('tab', { name: /^Controle/ }).click();
  await page.getByRole('button', { name: 'Afbeelding zonder beschrijving', exact: true }).click();
  await expect(words).toBeFocused();
  await words.fill('De haven bij avond');
  await words.blur();
  // The part that goes along, by keyboard.
  await sharing.getByRole('button', { name: /^Bijsnijden/ }).click();
  await sharing.getByRole('button', { name: /^Uitsnede/ }).focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('-');
  const shown = sharing.locator('img[width="640"][height="336"]');
  await expect(shown).toHaveAttribute('src', /crop=/);
  await lookAtEditor(page, 'a picture of its own for sharing');

  // Taken back and done again, as everything else.
  const back = page.getByRole('button', { name: 'Ongedaan maken', exact: true }).first();
  while (await back.isEnabled()) await back.click();
  await expect(about).toBeVisible();
  const again = page.getByRole('button', { name: 'Opnieuw', exact: true });
  while (await again.isEnabled()) await again.click();
  await expect(words).toHaveValue('De haven bij avond');
  await expect(shown).toHaveAttribute('src', /crop=/);

  expect(await headOf(request, path), 'readers have it when it is published').toEqual(before);
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  const after = await headOf(request, path);
  const image = after['og:image'] ?? '';
  expect(image).toMatch(new RegExp(`^${site.address}/a/[^?]+\\?width=1200&height=630&.*crop=`));
  expect(after).toMatchObject({
    'og:image:alt': 'De haven bij avond',
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': 'De haven bij avond',
  });
  expect(Number(after['og:image:width']) / Number(after['og:image:height'])).toBeCloseTo(1200 / 630, 1);
  const file = await request.get(image);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg']);

  // What is different between two versions is seen as a picture.
  await sharing.getByRole('button', { name: /weghalen$/ }).click();
  await expect(about).toBeVisible();
  await page.getByRole('link', { name: 'Versies' }).click();
  await expect(page.getByText('Afbeelding bij het delen').first()).toBeVisible();
});

test('the picture at the head of a page is cut by keyboard, in the editor and for readers', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/wonen-en-leven/paspoort/edit');
  await expect(page.locator('[data-edited-block]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Opties', exact: true }).click();
  await page.getByRole('tab', { name: 'Pagina', exact: true }).click();
  const field = page.getByRole('group', { name: /^Kopafbeelding/ });
  await field.getByRole('button', { name: 'Uit de mediabibliotheek' }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('row').first().click();
  await library.getByRole('button', { name: 'Kiezen' }).click();
  const inEditor = page.locator('[data-editor-part="page"] img[sizes="100vw"][fetchpriority="high"]').first();
  await expect(inEditor).toHaveAttribute('src', /^\/a\/[^&]+$/);

  await field.getByRole('button', { name: /^Bijsnijden/ }).click();
  await field.getByRole('button', { name: /^Uitsnede/ }).focus();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(inEditor).toHaveAttribute('src', /crop=/);
  await lookAtEditor(page, 'the picture at the head of a page, cut');
  await field.getByRole('button', { name: /^Belangrijkste punt/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');

  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).first().click();
  await page.getByRole('button', { name: 'Opnieuw', exact: true }).click();
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  const source = (await inEditor.getAttribute('src')) ?? '';
  await page.getByRole('link', { name: 'Stoppen met bewerken' }).click();
  const forReaders = page.locator('img[sizes="100vw"][fetchpriority="high"]').first();
  await expect(forReaders).toHaveAttribute('src', source);
  expect(await forReaders.evaluate((image) => getComputedStyle(image).objectPosition)).not.toBe('50% 50%');

  await visit('/wonen-en-leven/paspoort');
  await expect(forReaders).toHaveAttribute('src', source);
});
