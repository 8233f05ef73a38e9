import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AuditPage } from '#features/audit/contract/audit.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import type { LegalDraft, LegalSummary } from '#features/legal/contract/legal.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { SiteRenderer } from './site/site-renderer.ts';
import { plainRenderer } from './testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

/** Half past four in the night of 16 July in Amsterdam; half past ten in the evening of the 15th on Bonaire. */
const now = new Date('2026-07-16T02:30:00Z');
const amsterdam = 'Europe/Amsterdam';
const bonaire = 'America/Kralendijk';

/** Says by which clock a page was drawn. */
const renderer: SiteRenderer = {
  ...plainRenderer,
  async render(request) {
    const page = await plainRenderer.render(request);
    return page.kind === 'page' ? { ...page, html: `<p>${request.locale.timeZone}</p>` } : page;
  },
};

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now }, renderer, withJobs: true });
  admin = await test.signInAs('Admin');
  // The clock of these tests stands still at a moment that the sessions may not reach.
  await test.platform.db
    .updateTable('session')
    .set({ expires_at: new Date('2100-01-01') })
    .execute();
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: admin, ...(payload === undefined ? {} : { payload }) });

/** What is answered by the clock of Amsterdam, and then by that of Bonaire. */
async function inBoth<T>(ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const value of [amsterdam, bonaire]) {
    const saved = await call('PUT', '/api/platformsettingvalues/timeZone', { value });
    expect(saved.statusCode).toBe(200);
    answers.push(await ask());
  }
  return answers;
}

it('an item is over when its day is', async () => {
  const { guid } = await buildList(test.services, { options: { showExpiredItemsByDefault: false } });
  await buildItem(test.services, guid, {
    title: 'Markt van de vijftiende',
    metadata: { 'period-start': '2026-07-15T14:00:00Z', 'period-end': '2026-07-15T18:00:00Z' },
  });
  const read = async () => {
    const items = (await test.app.inject(`/api/listitem/list/${guid}`)).json<ListItem[]>();
    return items.map(({ title, state }) => `${title}: ${state}`);
  };
  expect(await inBoth(read)).toEqual([[], ['Markt van de vijftiende: published']]);
});

it('a day that is asked of a list is a day there', async () => {
  const { guid } = await buildList(test.services);
  await buildItem(test.services, guid, { title: 'Laat', metadata: { 'period-start': '2026-07-16T01:00:00Z' } });
  const on = async (day: string) =>
    (await test.app.inject(`/api/listitem/list/${guid}?filter=meta:period-start=${day}`)).json<ListItem[]>().length;
  expect(await inBoth(() => Promise.all([on('2026-07-15'), on('2026-07-16')]))).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

it('the field of a period is filtered by a day there, also of items that were there before', async () => {
  const field = buildItemField({ key: 'wanneer', kind: 'period' });
  const type = await buildItemType(test.services, { fields: [field] });
  const { guid } = await buildList(test.services);
  await call('PUT', '/api/platformsettingvalues/timeZone', { value: amsterdam });
  const fields = { [field.id]: { start: '2026-07-16T01:00:00.000Z' } };
  await buildItem(test.services, guid, { listItemTypeName: type.name, fields });
  const on = async (day: string) =>
    (await test.app.inject(`/api/listitem/list/${guid}?filter=meta:wanneer=${day}`)).json<ListItem[]>().length;
  expect(await on('2026-07-16')).toBe(1);
  await call('PUT', '/api/platformsettingvalues/timeZone', { value: bonaire });
  await vi.waitFor(async () => expect([await on('2026-07-15'), await on('2026-07-16')]).toEqual([1, 0]), patience);
});

it('a calendar has whole days where they are whole', async () => {
  const { guid } = await buildList(test.services);
  await buildItem(test.services, guid, {
    metadata: { 'period-start': '2026-07-20T04:00:00Z', 'period-end': '2026-07-21T04:00:00Z' },
  });
  const read = async () => {
    const { body } = await test.app.inject(`/api/listitem/list/${guid}/feed.ics`);
    const own = body.slice(body.indexOf('BEGIN:VEVENT')).split('\r\n');
    return own.filter((line) => /^DT(START|END)/.test(line));
  };
  expect(await inBoth(read)).toEqual([
    ['DTSTART;TZID=Europe/Amsterdam:20260720T060000', 'DTEND;TZID=Europe/Amsterdam:20260721T060000'],
    ['DTSTART;VALUE=DATE:20260720', 'DTEND;VALUE=DATE:20260722'],
  ]);
});

it('opening hours change by the clock there', async () => {
  const week = [{ day: 'thursday', from: '08:00', until: '17:00' }];
  const block = buildBlock({ buildingBlockName: 'OpeningHours', options: { week } });
  const id = await buildPage(test.services, { buildingBlockInstances: [block] });
  const read = async () => (await test.services.pages.read(system, id, 'nl')).changesAt?.toISOString();
  expect(await inBoth(read)).toEqual(['2026-07-16T06:00:00.000Z', '2026-07-16T12:00:00.000Z']);
});

it('the audit log is asked for by days there', async () => {
  const onTheDay = async (query: string) =>
    (await call('GET', `/api/audit?area=setting&${query}`)).json<AuditPage>().entries.length > 0;
  const read = () => Promise.all(['from=2026-07-16', 'until=2026-07-15'].map(onTheDay));
  expect(await inBoth(read)).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('a mail names the day there', async () => {
  const read = async () => {
    const to = `${crypto.randomUUID()}@vloedhaven.example`;
    const { batchId } = (await call('POST', '/api/userinvitations', { lines: to })).json<{ batchId: string }>();
    await test.services.invitations.sendBatch(batchId);
    // A worker that was started for it may be busy with it.
    await vi.waitFor(async () => expect(await findMails(test.platform, { to })).toHaveLength(1), patience);
    const [mail] = await findMails(test.platform, { to });
    return /tot en met ([^.]*)\./.exec(mail?.text ?? '')?.[1];
  };
  expect(await inBoth(read)).toEqual(['15 augustus 2026', '14 augustus 2026']);
});

it('a version of a legal text is of a day there', async () => {
  const words = { title: text('Privacy'), body: richText([paragraph('Wij bewaren niets.')]), revision: null };
  const { revision } = (await call('PUT', '/api/legal/privacy', words)).json<LegalDraft>();
  await call('POST', '/api/legal/privacy/publish', { revision });
  const read = async () => {
    const known = (await test.app.inject('/api/legal')).json<LegalSummary[]>();
    return known.find(({ kind }) => kind === 'privacy')?.date;
  };
  expect(await inBoth(read)).toEqual(['2026-07-16', '2026-07-15']);
});

it('a page that was kept is drawn again', async () => {
  await buildMenu(test.services, [{ urlSegment: text('haven'), pageId: await buildPage(test.services) }]);
  const read = async () => (await test.app.inject('/haven')).body.match(/<p>(.*?)<\/p>/)?.[1];
  expect(await inBoth(read)).toEqual([amsterdam, bonaire]);
});
