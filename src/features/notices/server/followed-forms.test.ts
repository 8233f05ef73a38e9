import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildBlock, buildPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { buildSubmission } from '#features/submissions/server/submissions.factory.ts';
import { createClock, createTelling, minutes, shortly } from './testing/start-telling.ts';

async function start() {
  const { clock, later, now } = createClock();
  const test = await startTestApp({ clock });
  return { test, later, now, ...createTelling(test, []) };
}

let site: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  site = await start();
});
afterAll(() => site.test.close());

const showing = (formGuid: string) => ({
  buildingBlockInstances: [buildBlock({ buildingBlockName: 'Form', options: { formGuid } })],
});

interface Followed {
  kind: string;
  title: string | null;
  path: string | null;
  isTheme: boolean;
}
const followsOf = async (headers: Record<string, string>) =>
  (await site.call('GET', '/api/follows?language=nl', headers)).json<Followed[]>();

describe('a form that is followed', () => {
  it('tells who deals with it of each submission, several in one line, and nobody else', async () => {
    const [handler, member] = await Promise.all([site.newPerson('Admin'), site.newPerson()]);
    const form = await buildForm(site.test.services);
    await buildPage(site.test.services, showing(form));
    expect((await site.follow(handler, 'form', form)).statusCode).toBe(200);
    expect((await site.follow(member, 'form', form)).statusCode).toBe(200);
    const { guid, reference } = await buildSubmission(site.test.services, form);
    const bell = await site.told(handler, 1);
    expect(bell.lines[0]).toMatchObject({
      ...{ kind: 'submissionCame', title: reference, because: 'Melding' },
      path: `/admin/forms/${form}/${guid}`,
    });
    await buildSubmission(site.test.services, form);
    expect((await site.told(handler, 2)).lines.map(({ kind, guids }) => [kind, guids.length])).toEqual([
      ['submissionCame', 2],
    ]);
    expect((await site.bellOf(member)).lines).toEqual([]);
  });

  it('tells who may fill it in that it opens, once, and not how it stood when they began to follow', async () => {
    const [member, late] = await Promise.all([site.newPerson(), site.newPerson()]);
    const at = (minute: number) => new Date(site.now() + minute * minutes * 1000).toISOString();
    const settings = { state: 'Custom' as const, openDate: at(30), closeDate: at(600) };
    const form = await buildForm(site.test.services, { settings });
    const page = await buildPage(site.test.services, showing(form));
    await site.follow(member, 'form', form);
    await site.run('look-for-news');
    site.later(40 * minutes);
    await site.run('look-for-news');
    await site.run('look-for-news');
    expect((await site.told(member, 1)).lines.map(shortly)).toEqual([['formOpened', 'Melding', 'followed', true, 1]]);
    await site.follow(late, 'form', form);
    await site.run('look-for-news');
    expect((await site.bellOf(late)).lines).toEqual([]);
    expect(await followsOf(member.headers)).toEqual([expect.objectContaining({ kind: 'form', title: 'Melding' })]);
    // Taken off its page, it is nothing that they could find.
    await withdrawPage(site.test.services, page);
    expect((await followsOf(member.headers)).map(({ title }) => title)).toEqual([null]);
  });

  it('is no form for who can neither find it nor deal with it', async () => {
    const member = await site.newPerson();
    const nowhere = await buildForm(site.test.services);
    const hidden = await buildForm(site.test.services, { settings: { visibility: 'Admin' } });
    await buildPage(site.test.services, showing(hidden));
    const answers = await Promise.all([nowhere, hidden].map((guid) => site.follow(member, 'form', guid)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const url = `/api/follows/form/${hidden}`;
    expect((await site.call('GET', url, member.headers)).json()).toEqual({ isFollowing: false, canFollow: false });
    const admin = await site.newPerson('Admin');
    expect((await site.call('GET', url, admin.headers)).json()).toEqual({ isFollowing: false, canFollow: true });
  });
});

it('tells a theme from an item that nothing hangs below, and where a person is read about', async () => {
  const [member, other] = await Promise.all([site.newPerson(), site.newPerson()]);
  const list = await buildList(site.test.services);
  const [theme, lone] = [
    await buildItem(site.test.services, list.guid, { title: 'Water' }),
    await buildItem(site.test.services, list.guid, { title: 'Los' }),
  ];
  await buildItem(site.test.services, list.guid, { parentGuids: [theme.guid] });
  await site.follow(member, 'item', theme.guid);
  await site.follow(member, 'item', lone.guid);
  await site.follow(member, 'person', other.id);
  const follows = await followsOf(member.headers);
  expect(follows.map(({ kind, title, isTheme }) => [kind, title, isTheme]).toSorted()).toEqual([
    ['item', 'Los', false],
    ['item', 'Water', true],
    ['person', 'Test Standard', false],
  ]);
  expect(follows.find(({ kind }) => kind === 'person')?.path).toBe(`/account/people/${other.id}`);
});
