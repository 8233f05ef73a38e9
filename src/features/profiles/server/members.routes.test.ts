import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { buildField } from '#features/profile-fields/server/profile-fields.factory.ts';
import type { OtherProfile } from '../contract/profile.ts';

type Headers = Record<string, string>;
type Answer = { totalNumberOfMembers: number; members: OtherProfile[] };
let test: TestApp;
let noor: Headers;
let reader: Headers;

const ask = async (search = '', headers = reader) =>
  test.app.inject({ url: `/api/members?${new URLSearchParams(search)}`, headers });
const find = async (search: string, headers = reader) => (await ask(search, headers)).json<Answer>();

beforeAll(async () => {
  test = await startTestApp();
  await buildField(test, { key: 'team', label: { nl: 'Team' }, visibleFor: null });
  await buildField(test, { key: 'telefoon', type: 'phone' });
  await buildField(test, { key: 'dienst', mett: true, visibleFor: null });
  noor = await test.signInAs('Standard');
  reader = await test.signInAs('ContentManager');
  await test.app.inject({
    method: 'PUT',
    url: '/api/profiles:loggedIn',
    headers: noor,
    payload: {
      firstName: 'Noor',
      lastName: 'de Wit',
      properties: [
        { key: 'alias', value: 'Kade' },
        { key: 'team', value: 'Haven' },
        { key: 'telefoon', value: '0612345678' },
      ],
    },
  });
});
afterAll(() => test.close());

describe('GET /api/members (§6)', () => {
  it('is for who is signed in', async () => {
    expect((await ask('', {})).statusCode).toBe(401);
  });

  it('has what members share, by name, and no address or number', async () => {
    const answer = await ask();
    const { members, totalNumberOfMembers } = answer.json<Answer>();
    expect(totalNumberOfMembers).toBe(members.length);
    expect(members.map(({ name }) => name)).toEqual([...members.map(({ name }) => name)].sort());
    expect(members.find(({ name }) => name === 'Kade')?.fields).toEqual([
      { key: 'team', label: 'Team', section: '', value: 'Haven' },
    ]);
    expect(answer.body).not.toMatch(/@|0612345678|Noor/);
  });

  it.each([
    ['searchFilter=kade', 1],
    ['searchFilter=haven', 1],
    ['searchFilter=kade haven', 1],
    // not shown, and so not to be guessed either
    ['searchFilter=noor', 0],
    ['searchFilter=0612345678', 0],
    ['searchFilter=%', 0],
  ])('%s finds %i', async (search, count) => {
    expect((await find(search)).totalNumberOfMembers).toBe(count);
  });

  it('shows an admin no more than others', async () => {
    const { members } = await find('searchFilter=kade', await test.signInAs('Admin'));
    expect(members[0]?.fields.map(({ key }) => key)).toEqual(['team']);
  });

  it('answers a page at a time', async () => {
    const first = await find('itemCount=1');
    const second = await find('itemCount=1&pageNumber=2');
    expect(first.members).toHaveLength(1);
    expect(first.members[0]?.guid).not.toBe(second.members[0]?.guid);
  });

  it('puts a few that are left over on the page before, when asked', async () => {
    await test.signInAs('Developer');
    const { totalNumberOfMembers: all } = await find('');
    expect(all).toBeGreaterThan(3);
    // One would be left over, of a page that is large enough for it to go along.
    const itemCount = all - 1;
    expect((await find(`itemCount=${itemCount}`)).members).toHaveLength(itemCount);
    const whole = await find(`itemCount=${itemCount}&joinRest=true`);
    expect(whole.members).toHaveLength(all);
    expect(await find(`itemCount=${itemCount}&joinRest=true&pageNumber=2`)).toEqual(whole);
  });

  it('leaves out who is not active', async () => {
    await test.platform.db.updateTable('user').set({ is_active: false }).where('first_name', '=', 'Noor').execute();
    expect((await find('searchFilter=kade')).totalNumberOfMembers).toBe(0);
  });

  it('refuses a question that is none', async () => {
    expect((await ask('itemCount=0')).statusCode).toBe(400);
  });
});

describe('GET /api/members by role', () => {
  const council = '3f0d9a52-0000-4000-8000-00000000c001';
  let councillor: Headers;
  let member: Headers;

  beforeAll(async () => {
    const role = { name: 'Raad', description: '', grantedOn: 'Manual' as const };
    await test.services.roles.create({ viewer: system }, role, council);
    councillor = await test.signInAs('Standard', { roleIds: [council] });
    member = await test.signInAs('Standard');
  });

  const directory = async (visibility: 'Public' | 'Admin', roleIds: string[]) => {
    const block = buildBlock({ buildingBlockName: 'Members', options: { roleIds }, visibility });
    await buildPage(test.services, { buildingBlockInstances: [block] });
    return `&block=${block.guid}`;
  };
  const statusFor = async (headers: Headers, more = '') => (await ask(`roleIds=${council}${more}`, headers)).statusCode;

  it('is for who has the role, and for who manages content', async () => {
    expect(await statusFor(councillor)).toBe(200);
    expect(await statusFor(reader)).toBe(200);
    expect(await statusFor(member)).toBe(403);
  });

  it('is for who may read a directory of that role', async () => {
    expect(await statusFor(member, await directory('Public', [council]))).toBe(200);
    expect(await statusFor(member, await directory('Public', []))).toBe(403);
    expect(await statusFor(member, await directory('Admin', [council]))).toBe(404);
    expect(await statusFor(member, '&block=3f0d9a52-0000-4000-8000-00000000c002')).toBe(404);
  });
});
