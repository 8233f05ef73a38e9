import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '#app/server/testing/test-app.ts';
import { type BuiltList, buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { solveSum } from '#platform/server/testing/solve-sum.ts';
import {
  createClock,
  createTelling,
  days,
  minutes,
  plain,
  startMailServer,
  stopAddressIn,
} from './testing/start-telling.ts';

async function startTelling() {
  const mails = await startMailServer();
  const { clock, later } = createClock();
  const test = await startTestApp({ clock, smtpUrl: mails.url });
  return {
    ...createTelling(test, mails.received),
    ...{ test, later },
    async close() {
      await test.close();
      await mails.close();
    },
  };
}

let site: Awaited<ReturnType<typeof startTelling>>;
let list: BuiltList;
let visitors = 0;
const newAddress = () => `bezoeker-${++visitors}@vloedhaven.example`;

beforeAll(async () => {
  site = await startTelling();
});
beforeEach(async () => {
  list = await buildList(site.test.services);
  // Mails to prove something have their pace.
  site.later(61 * minutes);
});
afterAll(() => site.close());

const target = () => `/api/follow-by-mail/list/${list.guid}`;

async function solved(url = target()) {
  const challenge = await solveSum(site.test.app, `${url}/challenge`);
  site.later(5);
  return challenge;
}

const ask = async (email: string, more: object = {}, url = target()) =>
  site.call('POST', `${url}/ask`, {}, { email, challenge: await solved(url), ...more });

/** By the code of the mail that came as so many-th. */
async function prove(guid: string, email: string, which = 1) {
  const code = await vi.waitFor(() => {
    const codes = site
      .mailsTo({ email })
      .flatMap(({ data }) => /^\d{3} \d{3}$/m.exec(plain(data).replaceAll('\r\n', '\n'))?.[0] ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(which);
    return codes[which - 1] ?? '';
  }, patience);
  return site.call('POST', '/api/contributions/prove', {}, { source: { kind: 'FormSubmission', guid }, code });
}

const follows = async (email: string) =>
  site.test.platform.db
    .selectFrom('follow')
    .innerJoin('user', 'user.id', 'follow.user_id')
    .select(['follow.kind', 'target_guid as guid', 'mail'])
    .where('user.email', '=', email)
    .execute();

describe('following without an account', () => {
  it('is asked by an address, proven by mail, told, and stopped by one click', async () => {
    const email = newAddress();
    const asked = (await ask(email, { mail: 'atOnce' })).json<{ guid: string }>();
    expect(await follows(email)).toEqual([]);
    const proven = await prove(asked.guid, email);
    expect(proven.json()).toEqual({ path: `/follow-by-mail/list/${list.guid}?followed=yes` });
    expect((await prove(asked.guid, email)).statusCode).toBe(410);
    expect(await follows(email)).toEqual([{ kind: 'list', guid: list.guid, mail: 'atOnce' }]);
    const reader = { headers: {}, id: '', email };
    // The mail that proved it, which says what for.
    const { title } = (await site.call('GET', `${target()}?language=nl`)).json<{ title: string }>();
    const asking = plain(await site.mailed(reader, 1));
    expect([title !== '', asking.includes(title), asking.includes('Ja, ik wil dit volgen')]).toEqual([
      true,
      true,
      true,
    ]);

    await buildItem(site.test.services, list.guid, { title: 'Dijk omhoog' });
    await site.run('look-for-news');
    const received = await site.mailed(reader, 2);
    const data = plain(received);
    expect(data).toContain('Dijk omhoog');
    // They have no bell: the button leads to what it is about.
    expect(data).toContain('Lees het op de site');
    expect(data).not.toContain('/account/notices');
    const stopped = await site.test.app.inject({
      method: 'POST',
      url: stopAddressIn(received).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.statusCode).toBe(200);
    expect(await follows(email)).toEqual([{ kind: 'list', guid: list.guid, mail: 'never' }]);

    // Who asks anew gets mail anew.
    site.later(2 * minutes);
    const again = (await ask(email, { mail: 'daily' })).json<{ guid: string }>();
    await prove(again.guid, email, 2);
    expect(await follows(email)).toEqual([{ kind: 'list', guid: list.guid, mail: 'daily' }]);
  });

  it('answers every address alike, and changes nothing of who has it', async () => {
    const member = await site.newPerson();
    await site.follow(member, 'list', list.guid, { mail: 'weekly', bell: false });
    const known = await ask(member.email, { mail: 'daily' });
    const stranger = await ask(newAddress(), { mail: 'daily' });
    expect([known.statusCode, Object.keys(known.json<object>())]).toEqual([
      stranger.statusCode,
      Object.keys(stranger.json<object>()),
    ]);
    expect((await site.waysOf(member)).follows).toMatchObject([{ guid: list.guid, bell: false, mail: 'weekly' }]);
    expect((await prove(known.json<{ guid: string }>().guid, member.email)).statusCode).toBe(200);
    expect((await site.waysOf(member)).follows).toMatchObject([{ guid: list.guid, bell: false, mail: 'daily' }]);
  });

  it('is of what everyone sees, and of nothing else', async () => {
    const hidden = await buildItem(site.test.services, list.guid, { title: 'Nog niet', isPublished: false });
    const member = await site.newPerson();
    for (const what of [`item/${hidden.guid}`, `person/${member.id}`, `form/${list.guid}`, `page/${list.guid}`]) {
      const read = await site.call('GET', `/api/follow-by-mail/${what}?language=nl`);
      expect([what, read.statusCode]).toEqual([what, /^(item|page)/.test(what) ? 404 : 400]);
    }
    expect((await site.call('POST', `/api/follow-by-mail/item/${hidden.guid}/challenge`)).statusCode).toBe(404);
    const shown = await buildItem(site.test.services, list.guid, { title: 'Te zien' });
    const open = await site.call('GET', `/api/follow-by-mail/item/${shown.guid}?language=nl`);
    expect(open.json()).toMatchObject({ title: 'Te zien' });
  });

  it('is refused to robots, for bad addresses, and with the sum of another', async () => {
    const challenge = await solved();
    const url = `${target()}/ask`;
    const asks = (body: object) => site.call('POST', url, {}, body);
    expect((await asks({ email: 'geen adres', challenge })).statusCode).toBe(400);
    expect((await asks({ email: newAddress(), challenge, mail: 'never' })).statusCode).toBe(400);
    expect((await asks({ email: newAddress(), challenge, website: 'x' })).statusCode).toBe(409);
    expect((await asks({ email: newAddress(), challenge })).statusCode).toBe(200);
    expect((await asks({ email: newAddress(), challenge })).json()).toMatchObject({ code: 'form-challenge' });
    const other = await buildList(site.test.services);
    const ofOther = await solved(`/api/follow-by-mail/list/${other.guid}`);
    expect((await asks({ email: newAddress(), challenge: ofOther })).json()).toMatchObject({ code: 'form-challenge' });
  });

  it('is asked for by a browser without script, and forgotten when nobody proves it', async () => {
    const post = (fields: Record<string, string>) =>
      site.test.app.inject({
        method: 'POST',
        url: `/follow-by-mail/list/${list.guid}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ language: 'nl', ...fields }).toString(),
      });
    const email = newAddress();
    const asked = await post({ email, mail: 'daily' });
    expect([asked.statusCode, asked.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/prove\/FormSubmission\/[\da-f-]{36}$/),
    ]);
    const guid = String(asked.headers.location).split('/').at(-1) ?? '';
    expect((await prove(guid, email)).statusCode).toBe(200);
    expect(await follows(email)).toEqual([{ kind: 'list', guid: list.guid, mail: 'daily' }]);
    const screen = `/follow-by-mail/list/${list.guid}`;
    expect((await post({})).headers.location).toBe(`${screen}?error=follow-address`);
    expect((await post({ email: newAddress(), website: 'x' })).headers.location).toBe(`${screen}?error=form-refused`);

    await post({ email: newAddress() });
    const waiting = () => site.test.platform.db.selectFrom('follow_waiting').select('guid').execute();
    await site.run('forget-asked-follows');
    expect(await waiting()).not.toEqual([]);
    site.later(8 * days);
    await site.run('forget-asked-follows');
    expect(await waiting()).toEqual([]);
  });
});
