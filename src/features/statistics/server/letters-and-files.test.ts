import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainRenderer } from '#app/server/testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { StatisticsFigures } from '../contract/statistics.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
let test: TestApp;
let admin: Record<string, string>;
let living: string;

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer, clock: { now: () => new Date('2026-11-17T11:00:00Z') } });
  living = await buildPage(test.services, { title: text('Wonen') });
  await buildMenu(test.services, [{ urlSegment: text('wonen'), pageId: living }]);
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const open = (url: string, remoteAddress: string, headers = {}) =>
  test.app.inject({ method: 'GET', url, remoteAddress, headers: { 'user-agent': firefox, ...headers } });

const figures = async (period: string): Promise<StatisticsFigures> => {
  await test.services.statistics.fold();
  const url = `/api/statistics?period=${period}&beside=nothing`;
  const answer = await test.app.inject({ url, headers: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

it('tells a visit from a newsletter by what its links say, and not by the mail program', async () => {
  await open('/wonen?utm_source=newsletter', '192.0.2.1');
  await open('/wonen?utm_source=newsletter', '192.0.2.2', { referer: 'https://mail.google.com/' });
  await open('/wonen?utm_source=krant', '192.0.2.3');
  const { sources, campaigns, pages } = await figures('today');
  expect(sources.map(({ key, visits }) => [key, visits])).toEqual([
    ['letter', 2],
    ['direct', 1],
  ]);
  expect(campaigns).toEqual([]);
  expect(pages).toMatchObject([{ key: `page:${living}`, visits: 3 }]);
});

it('tells of a file that was downloaded its name and how large it is', async () => {
  const bytes = Buffer.from('Plan van de haven');
  const { guid } = await test.services.assets.add(system, { name: 'plan.txt', bytes, field: 'File' });
  const none = { language: '', audience: '', visits: 0, visitors: 0, seconds: 0, timed: 0 };
  await test.services.statistics.takeOver({
    days: [{ ...none, day: '2026-11-16', kind: 'download', key: `file:${guid}`, views: 3 }],
    hours: [],
  });
  const { downloads } = await figures('28');
  expect(downloads).toMatchObject([{ title: 'plan.txt', path: `/a/${guid}`, views: 3, bytes: bytes.length }]);
});
