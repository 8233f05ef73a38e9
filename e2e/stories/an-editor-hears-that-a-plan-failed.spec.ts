import type { Page } from '@playwright/test';
import { acceptTerms } from '../accepted-terms.ts';
import { openOtherBrowser } from '../application.ts';
import { makeDraft } from '../draft-page.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';
import { notification } from '../notifications.ts';
import { readMailTo } from '../outbox.ts';

// Long stories: patience for a machine that does something else as well. A plan is looked at once a minute.
test.setTimeout(300_000);

const schedule = (page: Page) => page.getByRole('dialog', { name: 'Inplannen' });
const momentIn = (page: Page) => schedule(page).getByRole('group', { name: 'Publiceren op' });

async function askToPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Inplannen…' }).click();
}

/** For the minute that is running: by the time that one has chosen it, it has begun. At its very end the next is chosen. */
async function planForThisMinute(page: Page): Promise<void> {
  await expect(async () => {
    await momentIn(page).getByRole('spinbutton').first().focus();
    await page.keyboard.type(typedMinute(new Date()));
    await schedule(page).getByRole('button', { name: 'Inplannen' }).click();
    await expect(schedule(page)).toBeHidden({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByText('Pagina ingepland')).toBeVisible();
}

/** As the hands of a clock in Amsterdam show it, in the order in which the field is typed. */
function typedMinute(moment: Date): string {
  const parts = new Intl.DateTimeFormat('nl-NL', {
    timeZone: 'Europe/Amsterdam',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return ['day', 'month', 'year', 'hour', 'minute'].map(of).join('');
}

test('what could not be published at its moment is told where one works and by mail, with what to do', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  const stopped = await page.request.put('/api/platformsettingvalues/pageChecks', {
    data: { value: { capitals: 'block' } },
  });
  expect(stopped.status()).toBe(200);

  await signInAs('ContentManager');
  await acceptTerms(page);
  // One that nothing stops, of which readers see nothing until its moment.
  await makeDraft(page, 'Havenmarkt', 'De markt is open.');
  await visit('/havenmarkt/edit');
  await askToPlan(page);
  await planForThisMinute(page);

  // Words in capitals this platform does not publish.
  await makeDraft(page, 'Havenfeest', 'Lees dit AANDACHTIG door.');
  await visit('/havenfeest/edit');
  await askToPlan(page);
  const dialog = schedule(page);
  const moment = momentIn(page);
  const warning = dialog.getByText('Bij Controle moet eerst 1 punt worden opgelost.');

  // What is over is refused where it was typed, and nothing is planned.
  await moment.getByRole('spinbutton').first().focus();
  await page.keyboard.type(typedMinute(new Date(Date.now() - 3 * 60_000)));
  await dialog.getByRole('button', { name: 'Inplannen' }).click();
  await expect(dialog.getByText('Dit moment is al geweest.')).toBeVisible();
  await expect(warning).toBeVisible();
  await lookAtEditor(page, 'planning what a check stops');
  // A tablet is turned and turned back: the bar is another, and what was filled in stays.
  const minute = moment.getByRole('spinbutton').last();
  const typed = await minute.innerText();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Pagina', exact: true, includeHidden: true })).toBeAttached();
  await expect(minute).toHaveText(typed);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(minute).toHaveText(typed);

  await planForThisMinute(page);

  // Its moment comes while one is there.
  const strip = page.getByRole('region', { name: 'Niet doorgegaan plan' });
  await expect(
    strip.getByText(/^Niet gepubliceerd op .*: een controle hield de pagina tegen\. Gepland door /),
  ).toBeVisible({ timeout: 150_000 });
  await lookAtEditor(page, 'a plan that failed');
  // The other one is there for everybody.
  const reader = await openOtherBrowser(browser, { baseURL: site.address });
  await reader.goto('/havenmarkt');
  await expect(reader.getByText('De markt is open.')).toBeVisible();
  await reader.context().close();

  // And where one begins the day, lists what waits, and reads mail.
  const planner = site.accounts.find(({ accountType }) => accountType === 'ContentManager');
  const mail = await readMailTo(site, planner?.email ?? '', 'plan-failed-publish');
  expect(mail.text).toContain('Een controle hield de pagina tegen.');
  expect(new URL(mail.link).pathname).toBe('/havenfeest/edit');
  for (const at of ['/admin/start', '/admin/approvals']) {
    await visit(at);
    await expect(
      page
        .getByRole('main')
        .getByText(/Havenfeest/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/Niet gepubliceerd op .*: een controle hield de pagina tegen/).first()).toBeVisible();
  }

  // What to do: publishing leads to what is in the way, and once that is mended it works.
  await visit(new URL(mail.link).pathname);
  await strip.getByRole('button', { name: 'Nu publiceren' }).click();
  const panel = page.getByRole('complementary', { name: 'Opties' });
  await expect(panel.getByText('Moet opgelost.')).toBeVisible();
  await panel.getByRole('button', { name: 'Maak er gewone letters van' }).click();
  await expect(page.getByRole('main').getByText('Lees dit aandachtig door.')).toBeVisible();
  // Beside the options what can be done is in reach.
  await strip.getByRole('button', { name: 'Nu publiceren' }).click({ trial: true });
  await panel.getByRole('button', { name: 'Opties sluiten' }).click();
  // On a phone, where what is told stands above the tools and not over them.
  await page.setViewportSize({ width: 390, height: 844 });
  const tools = page.getByRole('navigation', { name: 'Bewerken' });
  await expect(tools).toBeVisible();
  await strip.getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(strip).toHaveCount(0);
  const told = notification(page, 'Pagina gepubliceerd');
  await told.hover();
  const [above, below] = [await told.boundingBox(), await tools.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await visit('/havenfeest');
  await expect(page.getByText('Lees dit aandachtig door.')).toBeVisible();
});
