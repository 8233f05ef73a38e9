import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';

// A long story: patience for a machine that does something else as well.
test.setTimeout(240_000);

const phoneSize = { viewport: { width: 390, height: 844 }, hasTouch: true };
const support = (page: Page) => page.getByRole('region', { name: 'Stemmen en meedoen' });
const story = (page: Page) => page.getByRole('region', { name: 'Wat gebeurt ermee' });

/** The clerk makes an item of what was sent, reads it and puts it on the site. */
async function putOnSite(page: Page, title: string): Promise<string> {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const forms = await read<{ guid: string; title: string }[]>('/api/submissions:forms');
  const form = forms.find((one) => one.title === 'Dien een idee in')?.guid ?? '';
  const { submissions } = await read<{ submissions: { guid: string }[] }>(
    `/api/forms/${form}/submissions?${new URLSearchParams({ search: title })}`,
  );
  const sent = submissions[0]?.guid ?? '';
  const { lists } = await read<{ lists: { guid: string; typeNames: string[] }[] }>(`/api/submissions/${sent}/items`);
  const list = lists.find(({ typeNames }) => typeNames.length === 1 && typeNames[0] === 'Idea')?.guid ?? '';
  const mapping = { title: 'title', description: 'reason' };
  const made = await page.request.post(`/api/submissions/${sent}/items`, {
    data: { listGuid: list, typeName: 'Idea', mapping },
  });
  const { guid } = (await made.json()) as { guid: string };
  expect((await page.request.put(`/api/listitem/${guid}`, { data: { isPublished: true } })).ok()).toBe(true);
  const { path } = await read<{ path: string }>(`/api/listitem/${guid}`);
  return path;
}

test('an idea goes from a form to done: a resident on a phone, a neighbour who votes, a clerk, and their mail', async ({
  page,
  signInAs,
  browser,
  site,
}) => {
  const title = 'Een zwemtrap aan de Werfkade';
  const phone = await openOtherBrowser(browser, { baseURL: site.address, ...phoneSize });
  await visitOn(phone, '/meedoen/ideeen');
  await phone.getByRole('textbox', { name: 'Uw idee in één zin' }).fill(title);
  await phone.getByRole('textbox', { name: 'Waarom is dit een goed idee?' }).fill('Dan kan iedereen zwemmen.');
  await phone
    .getByRole('textbox', { name: /E-mailadres/ })
    .first()
    .fill('jan@post.example');
  await phone.getByRole('button', { name: /^Volgende/ }).click();
  await expect(phone.getByRole('heading', { name: 'Controleren en versturen' })).toBeVisible();
  await phone.getByRole('button', { name: 'Versturen', exact: true }).click();
  await whenApplicationRuns(phone);
  await phone.getByRole('textbox', { name: /Code van zes cijfers/ }).waitFor();
  const proof = await readMailTo(site, 'jan@post.example', 'contribution');
  await phone.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(proof.code);
  await phone.getByRole('button', { name: 'Bevestig' }).click();
  await expect(phone.getByRole('textbox', { name: /Code van zes cijfers/ })).toHaveCount(0);

  await signInAs('Admin', { acceptsTerms: true });
  const path = await putOnSite(page, title);

  // A neighbour votes without an account.
  const neighbour = await openOtherBrowser(browser, { baseURL: site.address, ...phoneSize });
  await visitOn(neighbour, path);
  await support(neighbour).getByText('Stem of doe mee').click();
  await support(neighbour).getByRole('button', { name: 'Ik stem hiervoor' }).click();
  await expect(support(neighbour).getByRole('alert').first()).toHaveText(/Vul een e-mailadres in/);
  await support(neighbour).getByRole('textbox', { name: 'E-mailadres' }).fill('fatma@post.example');
  await expectAccessible(neighbour, 'voting for an idea without an account');
  await expectNoOverflow(neighbour);
  await support(neighbour).getByRole('button', { name: 'Ik stem hiervoor' }).click();
  await expect(neighbour.getByRole('heading', { level: 1 })).toHaveText('Bevestig uw steun');
  await whenApplicationRuns(neighbour);
  await expectAccessible(neighbour, 'a vote for an idea that waits');
  const { code } = await readMailTo(site, 'fatma@post.example', 'contribution');
  await neighbour.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(code);
  await neighbour.getByRole('button', { name: 'Bevestig' }).click();
  await expect(support(neighbour).getByText('Bevestigd. Het telt mee.')).toBeVisible();
  await whenApplicationRuns(neighbour);
  await expect(support(neighbour).getByText('U stemt hiervoor.')).toBeVisible();
  await expect(support(neighbour).getByText('1 stem', { exact: false }).first()).toBeVisible();

  // The clerk says what becomes of it, by keyboard.
  await visitOn(page, path);
  await page.getByRole('button', { name: 'Wijzig stand' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wijzig stand' });
  await dialog.getByRole('button', { name: /Stand/ }).press('Enter');
  await page.getByRole('option', { name: 'Gedaan' }).press('Enter');
  await dialog.getByRole('button', { name: 'Bewaar en mail' }).press('Enter');
  await expect(dialog.getByText(/Schrijf in hoogstens/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Waarom' }).fill('De trap ligt er. Dank voor het idee.');
  await dialog.getByRole('textbox', { name: 'Namens' }).fill('Havendienst');
  await expectAccessible(page, 'changing the status of an idea');
  await dialog.getByRole('button', { name: 'Bewaar en mail' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(story(page).getByText('De trap ligt er. Dank voor het idee.')).toBeVisible();

  for (const to of ['jan@post.example', 'fatma@post.example']) {
    const mail = await readMailTo(site, to, 'idea-status');
    expect(mail.text).toContain('De trap ligt er. Dank voor het idee.');
  }
  await visitOn(phone, path);
  await expect(story(phone).getByText('Gedaan')).toBeVisible();
  await expectAccessible(phone, 'an idea that is done');
  await expectNoOverflow(phone);
  await phone.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(phone, 'an idea that is done, in the dark');

  // Enough of it: by the link at the foot of the mail.
  const { text } = await readMailTo(site, 'fatma@post.example', 'idea-status');
  const [stop = ''] = /\/idea-news\/[\w-]+/.exec(text) ?? [];
  await visitOn(neighbour, stop);
  await expectAccessible(neighbour, 'stopping mail about an idea');
  await neighbour.getByRole('button', { name: 'Stop deze mails' }).click();
  await expect(neighbour.getByText(/U krijgt geen mail meer over/)).toBeVisible();
  await phone.context().close();
  await neighbour.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a vote for an idea is posted, waits for its code, and what is wrong is told', async ({ page, site }) => {
    await page.goto('/meedoen/ideeen');
    await page
      .getByRole('link', { name: /fietsbrug/ })
      .first()
      .click();
    await support(page).getByText('Stem of doe mee').click();
    await support(page).getByRole('button', { name: 'Ik stem hiervoor' }).click();
    await expect(support(page).getByText(/Vul een e-mailadres in/)).toBeVisible();
    await support(page).getByRole('textbox', { name: 'E-mailadres' }).fill('zonder-script@post.example');
    await support(page).getByRole('button', { name: 'Ik stem hiervoor' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bevestig uw steun');
    const { code } = await readMailTo(site, 'zonder-script@post.example', 'contribution');
    await page.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(code);
    await page.getByRole('button', { name: 'Bevestig' }).click();
    await expect(support(page).getByText('Bevestigd. Het telt mee.')).toBeVisible();
  });
});
