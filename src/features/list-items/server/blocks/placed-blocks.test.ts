import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListedPoll, Poll, PollStanding } from '#features/polls/contract/poll.ts';
import { pollChoices } from '#features/polls/server/polls.factory.ts';
import type { Thread } from '#features/reactions/contract/reaction.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { NewItem } from '../../contract/list-item.ts';
import { itemsTag } from '../../contract/list-items.tags.ts';
import { buildItem, buildList } from '../list-items.factory.ts';
import { findItemIdOfBlock, hasBlock } from './item-blocks.repository.ts';

type Headers = Record<string, string>;
let test: TestApp;
let member: Headers;
let admin: Headers;
let list: string;

beforeAll(async () => {
  test = await startTestApp({ callsPerMinute: 100_000 });
  member = await test.signInAs('Standard');
  admin = await test.signInAs('Admin');
  list = (await buildList(test.services)).guid;
});
afterAll(() => test.close());

const poll = (guid: string) => ({
  guid,
  buildingBlockName: 'Poll',
  content: { question: text('Wat komt eerst?'), choices: pollChoices, results: 'always' },
});
const thread = (guid: string, content: object = {}) => ({
  guid,
  buildingBlockName: 'Reactions',
  content: { permission: 'Users', ...content },
});

const make = (blocks: object[], more: Partial<NewItem> = {}) =>
  buildItem(test.services, list, { ...more, contentBuildingBlockInstances: blocks as never });
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers = {}, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const vote = (guid: string, headers: Headers) =>
  call('PUT', `/api/polls/${guid}/vote`, headers, { choices: ['trees'], language: 'nl' });

describe('a poll in an item', () => {
  it('is voted in by whom its type says, and managed by who edits its list', async () => {
    const guid = randomUUID();
    const item = await make([poll(guid)]);
    expect((await call('GET', `/api/polls/${guid}`)).json<Poll>()).toMatchObject({ state: 'open', voting: 'sign-in' });
    expect((await vote(guid, {})).statusCode).toBe(400);
    const voted = await vote(guid, member);
    expect([voted.statusCode, voted.json<PollStanding>().results?.voters]).toEqual([200, 1]);
    const listed = (await call('GET', '/api/polls', admin)).json<ListedPoll[]>().find((one) => one.guid === guid);
    expect(listed).toMatchObject({ pageTitle: item.title, path: item.path, voters: 1 });
    expect((await call('GET', `/api/polls/${guid}/results`, member)).statusCode).toBe(403);
    expect((await call('POST', `/api/polls/${guid}/close`, admin)).statusCode).toBe(204);
    expect((await call('GET', `/api/polls/${guid}`)).json<Poll>()).toMatchObject({ state: 'closed' });
  });

  it('is not there while its item is a draft, for members only, or in the trash', async () => {
    const [draft, hidden, gone] = [randomUUID(), randomUUID(), randomUUID()];
    await make([poll(draft)], { isPublished: false });
    await make([poll(hidden)], { visibility: 'Users' });
    const { guid } = await make([poll(gone)]);
    expect((await vote(gone, member)).statusCode).toBe(200);
    expect((await call('DELETE', `/api/listitem/${guid}`, admin)).statusCode).toBeLessThan(300);
    expect((await vote(draft, admin)).statusCode).toBe(404);
    expect((await call('GET', `/api/polls/${hidden}`)).statusCode).toBe(404);
    expect((await vote(hidden, member)).statusCode).toBe(200);
    expect((await vote(gone, member)).statusCode).toBe(404);
  });

  it('keeps its votes while it is in the trash, and goes with an item that is gone for good', async () => {
    const guid = randomUUID();
    const item = await make([poll(guid)]);
    await vote(guid, member);
    const kept = () => test.platform.db.selectFrom('poll').select('guid').where('guid', '=', guid).executeTakeFirst();
    await call('DELETE', `/api/listitem/${item.guid}`, admin);
    await test.services.managedPolls.closeWhatIsOver();
    expect(await kept()).toBeDefined();
    await test.platform.db.deleteFrom('item').where('id', '=', item.guid).execute();
    await test.platform.transaction(async (_, touch) => touch(itemsTag));
    await test.services.managedPolls.closeWhatIsOver();
    expect(await kept()).toBeUndefined();
  });

  it('stays the first item’s when another names its guid', async () => {
    const guid = randomUUID();
    const first = await make([poll(guid)], { visibility: 'Admin' });
    await make([poll(guid)]);
    expect(await findItemIdOfBlock(test.platform.db, guid)).toBe(first.guid);
    expect((await vote(guid, member)).statusCode).toBe(404);
  });
});

describe('reactions in an item', () => {
  const say = (guid: string, headers: Headers) =>
    call('POST', `/api/threads/block/${guid}`, headers, { key: 'k'.repeat(32), text: 'Goed plan' });

  it('are said below it, by its own rules', async () => {
    const [open, closed] = [randomUUID(), randomUUID()];
    await make([thread(open), thread(closed, { isClosed: true })]);
    expect((await say(open, member)).statusCode).toBe(200);
    expect((await say(closed, member)).statusCode).toBe(409);
    const read = (await call('GET', `/api/threads/block/${open}`, member)).json<Thread>();
    expect(read.reactions.map((one) => one.text)).toEqual(['Goed plan']);
  });

  it('are not there in a draft, nor below another block', async () => {
    const [draft, other] = [randomUUID(), randomUUID()];
    await make([thread(draft)], { isPublished: false });
    await make([poll(other)]);
    expect((await say(draft, admin)).statusCode).toBe(404);
    expect((await say(other, admin)).statusCode).toBe(404);
  });
});

it('a block is found by an index, however many items there are', async () => {
  const plan = await test.platform.transaction(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return trx.selectFrom('item').select('item.id').where(hasBlock(randomUUID())).explain();
  });
  expect(JSON.stringify(plan)).toContain('item_blocks');
});
