import type { Page } from '@playwright/test';
import { acceptTerms } from '../accepted-terms.ts';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const said = (nl: string, en: string) => ({ $lang: { nl, en } });

const blocks = () => [
  {
    guid: crypto.randomUUID(),
    buildingBlockName: 'Poll',
    layoutPosition: 'main',
    sortId: 0,
    addPermission: 'Verify',
    options: {
      question: said('Wat komt eerst op de kade?', 'What comes first on the quay?'),
      choices: [
        { key: 'stairs', label: said('Zwemtrap', 'Swimming steps') },
        { key: 'trees', label: said('Bomen', 'Trees') },
      ],
      results: 'always',
    },
  },
  {
    guid: crypto.randomUUID(),
    buildingBlockName: 'Reactions',
    layoutPosition: 'main',
    sortId: 1,
    options: {},
  },
];

/** An admin, who is signed in, makes a page in two languages, and leaves. */
async function placePage(page: Page): Promise<void> {
  await acceptTerms(page);
  const title = said('Praat over de kade', 'Talk about the quay');
  const made = await page.request.post('/api/pages', {
    data: { kind: 'page', document: { title, buildingBlockInstances: blocks() } },
  });
  const { guid } = (await made.json()) as { guid: string };
  await page.request.post('/api/menuitems', { data: { name: title, pageGuid: guid, isVisible: true } });
  await page.request.post(`/api/pages/${guid}/publish`, { data: {} });
  await page.context().clearCookies();
}

/** What stands on it for everyone: without what the site itself is called, and without the Dutch name of the other language. */
async function expectEnglish(page: Page, where: string): Promise<void> {
  const words = await page.getByRole('main').innerText();
  const dutch = /\b(reactie|reacties|stem|stemmen|uw|bevestig|verstuur|wacht|niet|een|het|van de)\b/i;
  expect(
    words.split('\n').filter((line) => dutch.test(line)),
    where,
  ).toEqual([]);
}

async function proveByCode(page: Page, email: string, site: Parameters<typeof readMailTo>[0]): Promise<void> {
  await whenApplicationRuns(page);
  const { text, code } = await readMailTo(site, email, 'contribution');
  expect(text).toMatch(/code/);
  expect(text).not.toMatch(/\b(bevestig|uw|bericht)\b/i);
  await page.getByRole('textbox', { name: /Code of six digits/ }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('a visitor on a phone votes and reacts in English, and proves both by the codes of mails', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('Admin');
  await placePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/en/talk-about-the-quay');
  await whenApplicationRuns(page);
  const poll = page.getByRole('region', { name: 'What comes first on the quay?' });
  await poll.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(poll.getByRole('alert')).toHaveText('Choose an answer.');
  await poll.getByRole('radio', { name: 'Trees' }).check();
  await poll.getByRole('textbox', { name: 'E-mail address' }).fill('kim@post.example');
  await expectAccessible(page, 'a poll and a thread in English');
  await expectEnglish(page, 'a poll and a thread');
  await poll.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /Code of six digits/ })).toBeVisible();
  await expectEnglish(page, 'a vote that waits');
  await proveByCode(page, 'kim@post.example', site);
  await expect(poll.getByText('Your e-mail address is confirmed and your vote counts.')).toBeVisible();
  await expect(poll.getByRole('row', { name: /Trees/ })).toContainText('100');

  const form = page.getByRole('form', { name: 'React' });
  await form.getByRole('button', { name: 'Post reaction' }).click();
  await expect(form.getByText('Write a reaction first.').first()).toBeVisible();
  await form.getByRole('textbox', { name: /Your reaction/ }).fill('Will there be a shower too?');
  await form.getByRole('textbox', { name: /Name with/ }).fill('Kim');
  await form.getByRole('textbox', { name: /E-mail address/ }).fill('kim-reacts@post.example');
  await form.getByRole('button', { name: 'Post reaction' }).click();
  const mine = page.getByRole('article', { name: 'Waits for confirmation' });
  await expect(mine).toContainText('Will there be a shower too?');
  await expectAccessible(page, 'a reaction in English that waits');
  await expectNoOverflow(page);
  await expectEnglish(page, 'a reaction that waits');
  await mine.getByRole('link', { name: 'Enter code' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible();
  await expectEnglish(page, 'the code of a reaction');
  await proveByCode(page, 'kim-reacts@post.example', site);
  await expect(page.getByRole('link', { name: /reaction/i }).first()).toBeVisible();
  await expectEnglish(page, 'a reaction that was proven');

  await visit('/en/talk-about-the-quay');
  await whenApplicationRuns(page);
  await expect(page.getByRole('article', { name: 'Reaction by Kim' })).toContainText('Will there be a shower too?');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a poll and a thread in English, in the dark');
});
