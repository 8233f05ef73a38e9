import { atWidths, expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { notification, undo } from '../notifications.ts';

const title = 'Verhuizen';

test('a page whose day has come says so where it is read, where it is written and behind the reminder', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  const found = await page.request.get(`/api/pages:overview?search=${title}`);
  const { pages } = (await found.json()) as { pages: { guid: string; title: string; path: string }[] };
  const { guid = '', path = '' } = pages.find((one) => one.title === title) ?? {};

  // On the page itself, for who may write it.
  await visit(path);
  const strip = page.getByRole('region', { name: 'Klopt dit nog?' });
  await expect(strip).toBeVisible();
  await atWidths(page, [1280, 390, 1920], async (width, expectGood) => {
    await expect(strip).toBeInViewport();
    await expectNoOverflow(page, `the strip at ${width}`);
    await expectGood(page, `a page that is to be looked over at ${width}`);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  const right = strip.getByRole('button', { name: 'Klopt nog' });
  await right.focus();
  await page.keyboard.press('Enter');
  await expect(strip).toBeHidden();
  await undo(page, `${title} klopt nog`);
  await expect(strip).toBeVisible();

  // Behind the reminder.
  await visit(`/still-right/page/${guid}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page, 'still right');
  await expectLegible(page, 'still right');
  await page.getByRole('button', { name: 'Klopt nog' }).click();
  await expect(notification(page, `${title} klopt nog`)).toBeVisible();
  await expect(page.getByText('Weer na te kijken op', { exact: false })).toBeVisible();
  await undo(page, `${title} klopt nog`);

  // Among the checks, where it is written.
  await page.getByRole('link', { name: 'Pagina bewerken' }).click();
  await expect(page).toHaveURL(/\/edit/);
  await page.getByRole('button', { name: 'Opties', exact: true }).click();
  await page.getByRole('tab', { name: /^Controle/ }).click();
  const outside = page.getByRole('region', { name: 'Niet in de tekst zelf' });
  await expect(outside).toContainText('Na te kijken');
  await outside.getByRole('button', { name: 'Klopt nog' }).click();
  await expect(outside).toBeHidden();
});
