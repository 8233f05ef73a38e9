import { atWidths, expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';

const nl = (words: string) => ({ $lang: { nl: words } });

test('a visitor without script signs up on a page and proves it; a member does it with one press', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { guid: string };
  await post('/api/newsletter-lists', { name: 'Wijkbrief', language: 'nl', isPublic: true, roleIds: [] });
  const block = {
    ...{ guid: crypto.randomUUID(), buildingBlockName: 'Newsletter', layoutPosition: 'main', sortId: 0 },
    options: { intro: nl('Eens per maand.') },
    heading: nl('Blijf op de hoogte'),
  };
  const own = await post('/api/pages', {
    kind: 'page',
    document: { title: nl('Wijk'), buildingBlockInstances: [block] },
  });
  await post('/api/menuitems', { name: nl('Wijk'), pageGuid: own.guid, isVisible: true });
  await page.request.post(`/api/pages/${own.guid}/publish`, { data: {} });

  const visitor = await openOtherBrowser(browser, { baseURL: site.address, javaScriptEnabled: false });
  const address = 'nieuwe-lezer@post.example';
  await visitor.goto('/wijk');
  await visitor.getByText('Wijkbrief (Nederlands)').click();
  await visitor.getByRole('textbox', { name: 'E-mailadres' }).fill(address);
  await visitor.getByRole('button', { name: 'Meld mij aan' }).click();
  await expect(visitor).toHaveURL(/\/prove\/FormSubmission\//);
  const { code } = await readMailTo(site, address, 'contribution');
  await visitor.getByRole('textbox', { name: /Code/ }).fill(code);
  await visitor.getByRole('button', { name: 'Bevestig' }).click();
  await expect(visitor.getByText('U krijgt voortaan ‘Wijkbrief’.')).toBeVisible();
  await visitor.context().close();

  // Who is signed in gives no address.
  await visit('/wijk');
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveCount(0);
  await expectAccessible(page, 'a page on which one signs up');
  await atWidths(page, [390, 1280], () => expectNoOverflow(page));
  await page.getByText('Wijkbrief (Nederlands)').click();
  await page.getByRole('button', { name: 'Meld mij aan' }).click();
  await expect(page.getByText('U krijgt voortaan ‘Wijkbrief’.')).toBeVisible();
});
