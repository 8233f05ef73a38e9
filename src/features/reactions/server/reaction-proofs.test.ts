import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import type { MadeReaction, OwnThread, ReactionReceipt, ThreadTarget } from '../contract/reaction.ts';
import { createTalker, newKey } from './reactions.factory.ts';

let time = Date.parse('2026-11-18T12:00:00Z');
const later = (seconds: number): void => {
  time += seconds * 1000;
};
let test: TestApp;
let talk: ReturnType<typeof createTalker>;
let list: string;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(time) } });
  talk = createTalker(test, later);
  list = (await buildList(test.services)).guid;
});
beforeEach(() => later(61));
afterAll(() => test.close());

const idea = async (): Promise<ThreadTarget> => ({
  kind: 'item',
  guid: (await buildItem(test.services, list, { listItemTypeName: 'Idea' })).guid,
});
let people = 0;
async function sayUnproven(target: ThreadTarget, body: object = {}) {
  people += 1;
  const [email, key] = [`inwoner-${people}@post.example`, newKey()];
  const answer = await talk.send(target, { email, key, name: 'Noor', text: 'Komt er een douche?', ...body });
  expect([answer.statusCode, answer.json<MadeReaction>().state]).toEqual([200, 'unproven']);
  return { email, key, guid: answer.json<MadeReaction>().guid };
}
async function lastMail(email: string) {
  const mail = (await readMails(test, email)).findLast(({ kind }) => kind === 'contribution');
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  return mail;
}
const sourceOf = ({ guid }: { guid: string }) => ({ kind: 'ListItem', guid });
const prove = (body: object) => talk.post('/api/contributions/prove', body);
const receipt = ({ guid, key }: { guid: string; key?: string }) =>
  test.app.inject({ url: `/api/reactions/${guid}/receipt${key === undefined ? '' : `?key=${key}`}` });
const total = async (target: ThreadTarget) => (await talk.read(target)).total;

describe('reacting without an account', () => {
  it('needs an address', async () => {
    for (const email of [undefined, 'geen adres']) {
      expect((await talk.send(await idea(), { email })).statusCode).toBe(400);
    }
  });

  it('waits hidden, is known to its maker, and is there once its code is given', async () => {
    const target = await idea();
    const said = await sayUnproven(target);
    expect(await total(target)).toBe(0);
    expect((await receipt({ guid: said.guid })).statusCode).toBe(404);
    expect((await receipt(said)).json<ReactionReceipt>()).toMatchObject({
      state: 'unproven',
      own: { author: 'Noor', proof: { email: said.email, isMailed: true } },
    });
    const own = await talk.post(`/api/threads/item/${target.guid}/own`, { keys: [said.key] });
    expect(own.json<OwnThread>()).toMatchObject({ name: null, reactions: [{ guid: said.guid, state: 'unproven' }] });
    const { code } = await lastMail(said.email);
    const proven = await prove({ source: sourceOf(said), code });
    const { path } = proven.json<{ path: string }>();
    expect(path).toMatch(new RegExp(`^/reaction/${said.guid}\\?key=[\\w-]{43}$`));
    expect((await talk.read(target)).reactions).toMatchObject([{ author: 'Noor', text: 'Komt er een douche?' }]);
    const mailed = { guid: said.guid, key: path.split('key=')[1] ?? '' };
    expect((await receipt(mailed)).json()).toMatchObject({ state: 'shown', own: { proof: null } });
    const account = await test.platform.db
      .selectFrom('user')
      .select('origin')
      .where('email', '=', said.email)
      .executeTakeFirstOrThrow();
    expect(account.origin).toBe('Verification');
    expect((await prove({ source: sourceOf(said), code })).statusCode).toBe(410);
  });

  it('is proven by the link, as an answer below another, once', async () => {
    const target = await idea();
    const root = await talk.say(target, 'Wortel', await test.signInAs('Standard'));
    const said = await sayUnproven(target, { answersGuid: root });
    expect((await talk.read(target)).reactions).toMatchObject([{ answerCount: 0 }]);
    const { token } = await lastMail(said.email);
    const looked = await test.app.inject({ url: `/api/contributions/proofs/${token}` });
    expect(looked.json()).toMatchObject({ source: sourceOf(said), email: said.email });
    const answers = await Promise.all([prove({ token }), prove({ token })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await talk.read(target)).reactions).toMatchObject([{ answerCount: 1, answers: [{ guid: said.guid }] }]);
  });

  it('tells every result of its mail', async () => {
    const said = await sayUnproven(await idea());
    const { code } = await lastMail(said.email);
    const mail = async (more: object = {}) => {
      const { key } = said;
      const answer = await talk.post('/api/contributions/mail', { source: sourceOf(said), key, ...more });
      return [answer.statusCode, answer.json<{ result: string }>().result];
    };
    expect(await mail()).toEqual([429, 'TooSoon']);
    later(61);
    expect(await mail({ key: newKey() })).toEqual([403, 'Unauthorized']);
    expect(await mail({ source: sourceOf({ guid: '6a7ce387-808f-47fb-8d18-79235a2216a0' }) })).toEqual([
      404,
      'NotFound',
    ]);
    expect(await mail()).toEqual([200, 'Sent']);
    expect((await lastMail(said.email)).code).not.toBe(code);
    expect((await prove({ source: sourceOf(said), code })).json()).toMatchObject({ code: 'wrong-contribution-code' });
    for (let count = 0; count < 3; count++) {
      later(61);
      await mail();
    }
    later(61);
    expect(await mail()).toEqual([429, 'Abused']);
    const newer = await lastMail(said.email);
    expect((await prove({ source: sourceOf(said), code: newer.code })).statusCode).toBe(200);
    expect(await mail()).toEqual([200, 'AlreadyVerified']);
  });

  it('is told that its mail failed, and that a call without its source is no good; it can be asked for again', async () => {
    const said = await sayUnproven(await idea());
    const { key } = said;
    const mail = (body: object) => talk.post('/api/contributions/mail', body);
    later(61);
    expect((await mail({ key })).statusCode).toBe(400);
    // A table that is not there is trouble as a database gives it.
    await test.platform.db.schema.alterTable('mail_proof').renameTo('mail_proof_away').execute();
    const failed = await mail({ source: sourceOf(said), key }).finally(() =>
      test.platform.db.schema.alterTable('mail_proof_away').renameTo('mail_proof').execute(),
    );
    expect([failed.statusCode, failed.json<{ result: string }>().result]).toEqual([502, 'Failed']);
    expect((await mail({ source: sourceOf(said), key })).json()).toMatchObject({ result: 'Sent' });
  });

  it('goes after seven days, and with the item that it was about', async () => {
    const target = await idea();
    const said = await sayUnproven(target);
    const { code } = await lastMail(said.email);
    await test.app.inject({
      method: 'DELETE',
      url: `/api/listitem/${target.guid}`,
      headers: await test.signInAs('Admin'),
    });
    expect((await prove({ source: sourceOf(said), code })).statusCode).toBe(410);
    const other = await sayUnproven(await idea());
    later(8 * 24 * 3600);
    await test.services.reactionPeople.forgetOld();
    expect((await receipt(other)).statusCode).toBe(404);
  });

  it('works without script, and comes back to its screen when it is refused', async () => {
    const target = await idea();
    const post = (posted: Record<string, string>) => talk.postForm(`/react/item/${target.guid}`, posted);
    const refused = await post({ text: '', email: 'a@post.example' });
    expect([refused.statusCode, refused.headers.location]).toEqual([
      303,
      `/react/item/${target.guid}?error=reaction-incomplete`,
    ]);
    const sent = await post({ text: 'Zonder script', name: '', email: 'zonder@post.example', answers: '' });
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/reaction\/[\w-]{36}\?key=[\w-]{32}$/),
    ]);
    expect(await total(target)).toBe(0);
    expect((await post({ text: 'x', email: 'a@post.example', website: 'spam' })).headers.location).toContain(
      'error=form-refused',
    );
  });

  it.each([
    ['code', ({ guid, code }: { guid: string; code: string }) => talk.postForm(`/prove/ListItem/${guid}`, { code })],
    ['link', ({ token }: { token: string }) => talk.postForm(`/prove/${token}`, {})],
  ] as const)('is proven by its %s without script, and then stands in what was read before', async (_, proveIt) => {
    const target = await idea();
    const said = await sayUnproven(target);
    expect(await total(target)).toBe(0);
    const proven = await proveIt({ guid: said.guid, ...(await lastMail(said.email)) });
    expect([proven.statusCode, proven.headers.location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/reaction/${said.guid}\\?key=[\\w-]{43}$`)),
    ]);
    expect((await talk.read(target)).reactions).toMatchObject([{ guid: said.guid, author: 'Noor' }]);
  });
});
