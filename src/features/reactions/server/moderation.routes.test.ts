import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { BlockedAuthor, ReactionQueue } from '../contract/moderation.ts';
import type { OwnThread, ThreadTarget } from '../contract/reaction.ts';
import { usualReactions } from '../contract/reaction-setting.ts';
import { createTalker, newKey } from './reactions.factory.ts';

type Headers = Record<string, string>;
let time = Date.parse('2026-11-18T12:00:00Z');
const later = (seconds: number): void => {
  time += seconds * 1000;
};
let test: TestApp;
let talk: ReturnType<typeof createTalker>;
let list: string;
let member: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(time) } });
  talk = createTalker(test, later);
  list = (await buildList(test.services)).guid;
  member = await test.signInAs('Standard');
  manager = await test.signInAs('ContentManager');
});
beforeEach(() => later(61));
afterAll(() => test.close());

const idea = async (overrides: object = {}): Promise<ThreadTarget> => ({
  kind: 'item',
  guid: (await buildItem(test.services, list, { listItemTypeName: 'Idea', ...overrides })).guid,
});
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, headers: Headers = manager, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });
const decide = (guid: string, decision: string, headers: Headers = manager, reason?: string) =>
  call('POST', `/api/reactions/${guid}/decision`, headers, { decision, ...(reason && { reason }) });
const report = (guid: string, reason = 'personal', headers: Headers = {}) =>
  call('POST', `/api/reactions/${guid}/reports`, headers, { reason, key: newKey() });
const queue = async (headers: Headers = manager, pile = 'open') =>
  (await call('GET', `/api/reactions:queue?pile=${pile}`, headers)).json<ReactionQueue>();
const guidsOf = ({ reactions }: ReactionQueue) => reactions.map(({ guid }) => guid);
const audits = async (action: string) =>
  (await test.platform.db.selectFrom('audit_entry').select('action').where('action', '=', action).execute()).length;

describe('the queue', () => {
  it('has what is reported first, then what waits, and empties by decisions that can be taken back', async () => {
    const target = await idea();
    const waits = await talk.say(target, 'https://koop.example', member);
    const fine = await talk.say(target, 'Prima', member);
    const bad = await talk.say(target, 'Hij woont op nummer 14', member);
    await report(bad);
    await report(bad);
    await report(bad, 'insult');
    await report(bad, 'insult', member);
    await report(bad, 'personal', member);
    const before = await queue();
    expect(guidsOf(before)).toEqual([bad, waits]);
    expect(before.counts).toEqual({ reported: 1, waiting: 1 });
    expect(before.reactions[0]).toMatchObject({
      title: expect.stringMatching(/^Bericht/),
      reports: [
        { reason: 'insult', count: 2 },
        { reason: 'personal', count: 2 },
      ],
    });
    expect((await decide(bad, 'remove', manager, 'personal')).statusCode).toBeLessThan(300);
    await decide(waits, 'keep');
    expect(guidsOf(await queue())).toEqual([]);
    expect(guidsOf(await queue(manager, 'removed'))).toEqual([bad]);
    const read = await talk.read(target);
    expect(read.reactions.map(({ guid }) => guid)).toEqual([waits, fine]);
    const own = await call('POST', `/api/threads/item/${target.guid}/own`, member, { keys: [] });
    expect(own.json<OwnThread>().reactions.find(({ guid }) => guid === bad)).toMatchObject({
      state: 'removed',
      reason: 'personal',
    });
    await decide(bad, 'reopen');
    await decide(waits, 'reopen');
    expect(guidsOf(await queue())).toEqual([bad, waits]);
    expect((await queue()).reactions[0]?.reports).toHaveLength(2);
    await decide(bad, 'keep');
    await decide(waits, 'remove');
    expect(guidsOf(await queue())).toEqual([]);
    expect([
      await audits('reaction.kept'),
      await audits('reaction.removed'),
      await audits('reaction.reopened'),
    ]).toEqual([2, 2, 2]);
  });

  it('is for who moderates: by a role too, and only of what they may see', async () => {
    const admin = await test.signInAs('Admin');
    const role = (await call('POST', '/api/roles', admin, { name: 'Moderatoren' })).json<{ id: string }>();
    const moderator = await test.signInAs('Standard', { roleIds: [role.id] });
    const guid = await talk.say(await idea(), 'https://koop.example', member);
    const hidden = await talk.say(await idea({ visibility: 'Admin' }), 'https://a.example', admin);
    await report(hidden, 'insult', admin);
    expect(guidsOf(await queue(moderator))).toEqual([]);
    expect((await decide(guid, 'keep', moderator)).statusCode).toBe(404);
    expect((await decide(guid, 'keep', {})).statusCode).toBe(401);
    const value = { ...usualReactions, moderatorRoleIds: [role.id] } as unknown as JsonValue;
    await test.services.settings.save(system, 'reactions', value);
    expect(guidsOf(await queue(moderator))).toEqual([guid]);
    expect((await decide(hidden, 'remove', moderator)).statusCode).toBe(404);
    expect((await decide(randomUUID(), 'remove', moderator)).statusCode).toBe(404);
    expect((await decide(guid, 'burn', moderator)).statusCode).toBe(400);
    expect((await decide(guid, 'keep', moderator)).statusCode).toBeLessThan(300);
    expect((await call('GET', '/api/reactions:queue', {})).statusCode).toBe(401);
  });
});

describe('a moderator', () => {
  it('closes a thread and opens it again', async () => {
    const target = await idea();
    const close = (isClosed: boolean, headers: Headers = manager) =>
      call('PUT', `/api/threads/item/${target.guid}/closing`, headers, { isClosed });
    expect((await close(true, member)).statusCode).toBe(404);
    await close(true);
    await close(true);
    expect([(await talk.read(target)).isClosed, (await talk.send(target, {}, member)).statusCode]).toEqual([true, 409]);
    await close(false);
    expect((await talk.send(target, {}, member)).statusCode).toBe(200);
    expect([await audits('reaction.thread-closed'), await audits('reaction.thread-opened')]).toEqual([1, 1]);
  });

  it('blocks somebody on the whole platform, and lets them again', async () => {
    const target = await idea();
    const nuisance = await test.signInAs('Standard');
    const guid = await talk.say(target, 'Bah', nuisance);
    const block = (method: 'PUT' | 'DELETE') => call(method, `/api/reactions/${guid}/author-block`);
    await block('PUT');
    await block('PUT');
    const answer = await talk.send(await idea(), {}, nuisance);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'reactions-blocked']);
    const blocked = (await call('GET', '/api/reactions:blocked')).json<BlockedAuthor[]>();
    expect(blocked).toHaveLength(1);
    expect((await call('GET', '/api/reactions:blocked', member)).json()).toEqual([]);
    await block('DELETE');
    expect((await talk.send(target, {}, nuisance)).statusCode).toBe(200);
    await block('PUT');
    expect((await call('DELETE', `/api/reactions:blocked/${blocked[0]?.guid}`, member)).statusCode).toBe(404);
    await call('DELETE', `/api/reactions:blocked/${blocked[0]?.guid}`);
    expect((await call('GET', '/api/reactions:blocked')).json()).toEqual([]);
    expect([await audits('reaction.author-blocked'), await audits('reaction.author-unblocked')]).toEqual([2, 2]);
    const mine = await talk.say(target, 'Van mij', manager);
    expect((await call('PUT', `/api/reactions/${mine}/author-block`)).statusCode).toBe(409);
  });

  it('is told nothing of what nobody can see, and a report needs a reason and a reaction', async () => {
    const guid = await talk.say(await idea(), 'Hier', member);
    expect((await report(guid, 'zomaar')).statusCode).toBe(400);
    expect((await report(randomUUID())).statusCode).toBe(404);
    await decide(guid, 'remove');
    expect((await report(guid)).statusCode).toBe(404);
  });
});

// Last: by then nobody is signed in any more.
it('keeps what is removed for thirty days, and then forgets its words', async () => {
  const guid = await talk.say(await idea(), 'Weg', member);
  await decide(guid, 'remove');
  later(31 * 24 * 3600);
  await test.services.reactionPeople.forgetOld();
  const asked = { pile: 'removed', pageNumber: 1, language: 'nl' } as const;
  const { reactions } = await test.services.moderation.queue(system, asked);
  expect(reactions.find((one) => one.guid === guid)?.text).toBe('');
});
