import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import {
  createClock,
  createTelling,
  type Person,
  plain,
  startMailServer,
} from '#features/notices/server/testing/start-telling.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';

let mails: Awaited<ReturnType<typeof startMailServer>>;
let test: TestApp;
let telling: ReturnType<typeof createTelling>;
let owner: Person;
let page: string;

/** It is the 17th of November. */
beforeAll(async () => {
  mails = await startMailServer();
  test = await startTestApp({ clock: createClock().clock, smtpUrl: mails.url, withJobs: true });
  telling = createTelling(test, mails.received);
  owner = await telling.newPerson('ContentManager');
  page = await buildPage(test.services, { title: text('Paspoort') });
  await buildMenu(test.services, [{ urlSegment: text('paspoort'), pageId: page }]);
  await test.services.pages.changePages(
    { viewer: system },
    { action: 'owner', pages: [{ guid: page, ownerId: owner.id }] },
  );
});
afterAll(async () => {
  await test.close();
  await mails.close();
});

const plan = (reviewOn: string) => test.services.pages.planPageReview({ viewer: system }, page, reviewOn);
const remind = () => telling.run('remind-of-upkeep');

it('tells who looks after a page that its day has come, once, by bell and mail, with the way to it', async () => {
  await plan('2026-11-18');
  await remind();
  expect((await telling.bellOf(owner)).lines).toEqual([]);

  await plan('2026-11-17');
  await remind();
  await remind();
  const { lines } = await telling.told(owner, 1);
  expect(lines).toMatchObject([{ kind: 'reviewDue', title: 'Paspoort', path: '/paspoort/edit', isNew: true }]);
  const mail = plain(await telling.mailed(owner, 1));
  expect(mail).toContain('Paspoort is na te kijken');
  expect(mail).toContain('/paspoort/edit');
});

it('tells it again for another day', async () => {
  await plan('2026-11-10');
  await remind();
  await telling.told(owner, 2);
});
