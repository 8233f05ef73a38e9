import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
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
  expect(lines).toMatchObject([
    { kind: 'reviewDue', title: 'Paspoort', path: `/still-right/page/${page}`, isNew: true },
  ]);
  const mail = plain(await telling.mailed(owner, 1));
  expect(mail).toContain('Paspoort is na te kijken');
  expect(mail).toContain(`/still-right/page/${page}`);
});

it('tells it again for another day', async () => {
  await plan('2026-11-10');
  await remind();
  await telling.told(owner, 2);
});

describe('/api/upkeep', () => {
  const at = ({ kind, guid }: { kind: string; guid: string }) => `/api/upkeep/${kind}/${guid}`;
  const put = (subject: { kind: string; guid: string }, body: object, headers = owner.headers) =>
    telling.call('PUT', at(subject), headers, { ownerId: null, deputyId: null, reviewOn: null, ...body });
  const read = async (subject: { kind: string; guid: string }) =>
    (await telling.call('GET', at(subject), owner.headers)).json<object>();
  const news = async () => {
    const list = await buildList(test.services);
    return { kind: 'item', guid: (await buildItem(test.services, list.guid, { title: 'Kade dicht' })).guid };
  };
  const drawing = async () => {
    const bytes = await pictures.png({ width: 40, height: 30 });
    return { kind: 'file', guid: (await test.services.assets.add(system, { name: 'plan', bytes })).guid };
  };

  it.each([
    ['a page', async () => ({ kind: 'page', guid: page })],
    ['an item', news],
    ['a file', drawing],
  ])('says of %s who looks after it and when, and that it is still right for another year', async (_, make) => {
    const subject = await make();
    const deputy = await telling.newPerson('ContentManager');
    const body = { ownerId: owner.id, deputyId: deputy.id, reviewOn: '2026-12-01' };
    const answer = await put(subject, body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read(subject)).toMatchObject({
      owner: { id: owner.id },
      deputy: { id: deputy.id },
      reviewOn: '2026-12-01',
    });
    const right = await telling.call('POST', `${at(subject)}/right`, owner.headers);
    expect(right.json()).toEqual({ reviewOn: '2027-11-17', before: '2026-12-01' });
    expect(await read(subject)).toMatchObject({ owner: { id: owner.id }, reviewOn: '2027-11-17' });
    await put(subject, {});
    expect(await read(subject)).toMatchObject({ owner: null, deputy: null, reviewOn: null, isDue: false });
  });

  it('reminds the owner and the deputy of an item, and finds it stale until somebody says that it is right', async () => {
    const subject = await news();
    const [first, second] = [await telling.newPerson('ContentManager'), await telling.newPerson('ContentManager')];
    await put(subject, { ownerId: first.id, deputyId: second.id, reviewOn: '2026-11-17' });
    await remind();
    for (const person of [first, second])
      expect((await telling.told(person, 1)).lines).toMatchObject([{ kind: 'reviewDue', title: 'Kade dicht' }]);
    await test.services.contentFindings.look();
    const stale = async () =>
      (await telling.call('GET', `/api/contentfindings?kind=stale&owner=${first.id}`, owner.headers)).json<{
        found: { guid: string; owner: string }[];
      }>().found;
    expect((await stale()).map(({ guid }) => guid)).toEqual([subject.guid]);
    await telling.call('POST', `${at(subject)}/right`, owner.headers);
    expect(await stale()).toEqual([]);
  });

  it('tells owner and deputy of a file by bell and mail that its day has come, with the way to say that it is right', async () => {
    const subject = await drawing();
    const [first, second] = [await telling.newPerson('ContentManager'), await telling.newPerson('ContentManager')];
    await put(subject, { ownerId: first.id, deputyId: second.id, reviewOn: '2026-11-17' });
    expect(await read(subject)).toMatchObject({
      name: 'plan.png',
      href: expect.stringContaining('/admin/media'),
      isDue: true,
    });
    await remind();
    const path = `/still-right/file/${subject.guid}`;
    for (const person of [first, second]) {
      expect((await telling.told(person, 1)).lines).toMatchObject([{ kind: 'reviewDue', title: 'plan.png', path }]);
      expect(plain(await telling.mailed(person, 1))).toContain(path);
    }
    // Said and taken back by who manages content.
    const reviewOn = async () =>
      (await telling.call('GET', at(subject), owner.headers)).json<{ reviewOn: string }>().reviewOn;
    const before = await reviewOn();
    await telling.call('POST', `${at(subject)}/right`, owner.headers);
    expect(await reviewOn()).not.toBe(before);
    await telling.call('PUT', `${at(subject)}/day`, owner.headers, { reviewOn: before });
    expect(await reviewOn()).toBe(before);
  });

  it('lets who edits one page say that it is still right and take that back, and change nothing else', async () => {
    const { id } = await test.services.roles.create(
      { viewer: system },
      { name: 'Markt', description: '', grantedOn: 'Manual' },
    );
    const roles = [id];
    const editor = { headers: await test.signInAs('Standard', { roleIds: roles }) };
    const guid = await buildPage(test.services, {
      title: text('Markt'),
      editPermission: 'Roles',
      editRoles: roles,
    });
    const subject = { kind: 'page', guid };
    await put(subject, { reviewOn: '2026-11-17' });
    const look = async () => (await telling.call('GET', at(subject), editor.headers)).json<object>();
    expect(await look()).toMatchObject({ name: 'Markt', isDue: true });
    const outside = `/api/contentfindings/page/${guid}`;
    expect((await telling.call('GET', outside, editor.headers)).json()).toMatchObject({
      found: [{ kind: 'stale', since: '2026-11-17' }],
    });
    await telling.call('POST', `${at(subject)}/right`, editor.headers);
    expect(await look()).toMatchObject({ isDue: false, reviewOn: '2027-11-17' });
    expect((await telling.call('GET', outside, editor.headers)).json()).toMatchObject({ found: [] });
    await telling.call('PUT', `${at(subject)}/day`, editor.headers, { reviewOn: '2026-11-17' });
    expect(await look()).toMatchObject({ isDue: true });
    expect((await put(subject, {}, editor.headers)).statusCode).toBe(403);
    const other = { kind: 'page', guid: page };
    for (const [method, address] of [
      ['GET', at(other)],
      ['POST', `${at(other)}/right`],
      ['GET', `/api/contentfindings/page/${page}`],
    ] as const)
      expect((await telling.call(method, address, editor.headers)).statusCode, address).toBe(403);
  });

  it('is for who manages content, of what is there, with people who can', async () => {
    const subject = { kind: 'page', guid: page };
    const member = await telling.newPerson();
    expect((await put(subject, {}, {})).statusCode).toBe(401);
    expect((await put(subject, {}, member.headers)).statusCode).toBe(403);
    expect((await put({ kind: 'item', guid: page }, {})).statusCode).toBe(404);
    expect((await put({ kind: 'moon', guid: page }, {})).statusCode).toBe(400);
    for (const field of ['ownerId', 'deputyId']) {
      const refused = await put(subject, { [field]: member.id });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'bad-input']);
    }
    expect((await put(subject, { reviewOn: 'soon' })).statusCode).toBe(400);
  });
});
