import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };

let test: TestApp;
let living: string;

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  living = await buildPage(test.services, { title: text('Wonen', 'Living') });
  await buildMenu(test.services, [{ urlSegment: text('wonen', 'living'), pageId: living }]);
});
afterAll(() => test.close());

it('counts the first look of a process, and all that come with it, in the language of the page', async () => {
  const looks = Array.from({ length: 3 }, () =>
    test.app.inject({ method: 'GET', url: '/en/living', headers: { ...firefox, 'accept-language': 'en' } }),
  );
  for (const { statusCode } of await Promise.all(looks)) expect(statusCode).toBe(200);
  await test.services.statistics.write();
  const rows = await test.platform.db
    .selectFrom('statistic_batch')
    .select(['subjects', 'languages', 'visitors'])
    .execute();
  expect(rows.map(({ subjects, languages }) => ({ subjects, languages }))).toEqual([
    { subjects: [`page:${living}`], languages: ['en'] },
  ]);
  expect(rows[0]?.visitors).toHaveLength(3);
});
