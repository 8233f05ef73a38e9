import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { createOfferer, newKey } from '#features/item-offers/server/item-offers.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildPoll } from '#features/polls/server/polls.factory.ts';
import { cookiesOf, mailedPeople, password } from '#features/registration/server/testing/mailed-people.ts';
import { createSender, movableClock } from '#features/submissions/server/testing/sending.ts';
import type { AttentionCall } from '#features/today/contract/attention.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { ActivityPart, AddedHere, DoneHere } from '../contract/activity.ts';

type Headers = Record<string, string>;
const clock = movableClock('2026-11-18T12:00:00Z');
let test: TestApp;
let offerer: ReturnType<typeof createOfferer>;
let sender: ReturnType<typeof createSender>;
let list: string;
const people = mailedPeople(() => test);

beforeAll(async () => {
  test = await startTestApp({ clock });
  offerer = createOfferer(test, clock.later);
  sender = createSender(test, clock);
  ({ guid: list } = await buildList(test.services, {
    block: { addPermission: 'Verify' },
    options: { itemTypeNames: ['Idea'] },
  }));
});
afterAll(() => test.close());

const member = async (): Promise<Headers> => people.signedIn(await people.buildUser());
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
const read = async (headers: Headers, query = ''): Promise<ActivityPart> =>
  (await call('GET', `/api/activity${query}`, headers)).json<ActivityPart>();
const only = async (headers: Headers, kind: string): Promise<DoneHere> => {
  const [entry] = (await read(headers, `?kind=${kind}`)).entries;
  if (entry === undefined) throw new Error(`nothing of ${kind}`);
  return entry;
};
/** As the screen makes it. */
const make = ({ method, path, params = {}, body }: AttentionCall, headers: Headers) =>
  call(
    method as 'POST',
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    headers,
    body as object | undefined,
  );
const idea = async (title: string): Promise<string> =>
  (await buildItem(test.services, list, { listItemTypeName: 'Idea', title })).guid;

interface Doing {
  kind: string;
  did: { title: string; state: DoneHere['state'] };
  /** What is left of it in the list once it is taken away; nothing for what leaves no trace. */
  left?: DoneHere['state'];
  canUndo: boolean;
  act(headers: Headers): Promise<number>;
}

const doings: Doing[] = [
  {
    kind: 'item',
    did: { title: 'Zelf gemaakt', state: 'public' },
    left: 'withdrawn',
    canUndo: true,
    act: async (headers) =>
      (await call('POST', `/api/listitem/list/${list}`, headers, [{ title: 'Zelf gemaakt', listItemTypeName: 'Idea' }]))
        .statusCode,
  },
  {
    kind: 'offer',
    did: { title: 'Een zwemtrap', state: 'public' },
    left: 'withdrawn',
    canUndo: true,
    act: async (headers) => (await offerer.offer(list, {}, headers)).statusCode,
  },
  {
    kind: 'reaction',
    did: { title: 'Goed plan', state: 'public' },
    left: 'withdrawn',
    canUndo: true,
    act: async (headers) =>
      (
        await call('POST', `/api/threads/item/${await idea('Besproken')}`, headers, {
          key: newKey(),
          text: 'Goed plan',
        })
      ).statusCode,
  },
  {
    kind: 'vote',
    did: { title: 'Gekozen', state: 'public' },
    canUndo: true,
    act: async (headers) => (await call('PUT', `/api/listitem:vote/${await idea('Gekozen')}`, headers)).statusCode,
  },
  {
    kind: 'join',
    did: { title: 'Samen', state: 'public' },
    canUndo: true,
    act: async (headers) => (await call('PUT', `/api/listitem:join/${await idea('Samen')}`, headers)).statusCode,
  },
  {
    kind: 'poll',
    did: { title: 'Wat komt eerst?', state: 'public' },
    canUndo: false,
    act: async (headers) => {
      const { guid } = await buildPoll(test.services, { options: { names: 'members' } });
      return (await call('PUT', `/api/polls/${guid}/vote`, headers, { choices: ['ferry'], language: 'nl' })).statusCode;
    },
  },
  {
    kind: 'submission',
    did: { title: 'Melding', state: 'kept' },
    left: 'withdrawn',
    canUndo: false,
    act: async (headers) => {
      const guid = await buildForm(test.services, { settings: { canWithdraw: true } });
      return (await sender.send(guid, { naam: ['Noor'] }, { headers })).statusCode;
    },
  },
];

describe('everything one did here', () => {
  it('is for who is signed in, and empty for who did nothing', async () => {
    expect((await call('GET', '/api/activity', {})).statusCode).toBe(401);
    const { entries, next, kinds } = await read(await member());
    expect([entries, next]).toEqual([[], null]);
    expect(kinds).toEqual([...doings.map(({ kind }) => kind), 'sign-up']);
  });

  it.each(['?cursor=x', '?kind=A', '?cursor=2026-11-18'])('refuses %s', async (query) => {
    expect((await call('GET', `/api/activity${query}`, await member())).statusCode).toBe(400);
  });

  describe.each(doings)('has $kind', ({ kind, did, left, canUndo, act }) => {
    it('told of to who did it alone, taken away by its own call, and back where that is possible', async () => {
      const [headers, other] = [await member(), await member()];
      expect(await act(headers)).toBeLessThan(300);
      const entry = await only(headers, kind);
      expect(entry).toMatchObject({ kind, ...did });
      expect((await read(other)).entries).toEqual([]);
      const { removal } = entry;
      expect(removal?.undo !== undefined).toBe(canUndo);
      if (removal === null) throw new Error('it cannot be taken away');
      expect((await make(removal.call, headers)).statusCode).toBeLessThan(300);
      const after = (await read(headers)).entries;
      expect(after.map(({ state }) => state)).toEqual(left === undefined ? [] : [left]);
      if (removal.undo === undefined) return;
      expect((await make(removal.undo, headers)).statusCode).toBeLessThan(300);
      expect(await only(headers, kind)).toMatchObject({ kind, ...did });
    });
  });

  it('says nothing of a secret vote, because nobody knows whose it is', async () => {
    const headers = await member();
    const { guid } = await buildPoll(test.services);
    await call('PUT', `/api/polls/${guid}/vote`, headers, { choices: ['ferry'], language: 'nl' });
    expect((await read(headers)).entries).toEqual([]);
  });

  it('comes by parts, the newest first, each once, also of one moment', async () => {
    const headers = await member();
    for (let count = 0; count < 30; count++) {
      const guid = await idea(`Idee ${count}`);
      await call('PUT', `/api/listitem:vote/${guid}`, headers);
      await call('PUT', `/api/listitem:join/${guid}`, headers);
      if (count % 7 === 0) clock.later(60);
    }
    const seen: DoneHere[] = [];
    let cursor: string | null = null;
    do {
      const part: ActivityPart = await read(headers, cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`);
      seen.push(...part.entries);
      cursor = part.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(60);
    expect(new Set(seen.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(60);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('a light account', () => {
  async function light() {
    const email = people.newAddress();
    const answer = await offerer.offer(list, { email, title: 'Van een bezoeker' });
    const { guid } = answer.json<{ guid: string }>();
    const { code } = await people.lastMail(email);
    await offerer.call('POST', '/api/contributions/prove', { source: { kind: 'ListItem', guid }, code });
    clock.later(61);
    return { email, guid };
  }
  const isTheirs = async (headers: Headers, guid: string) =>
    expect((await read(headers)).entries).toMatchObject([{ kind: 'offer', id: guid, title: 'Van een bezoeker' }]);

  it('is entered by a mailed key', async () => {
    const { email, guid } = await light();
    await people.send('/api/auth/sign-in/mail', { email });
    const { token } = await people.lastMail(email);
    const answer = await people.send('/api/auth/sign-in/mail-proof', { token });
    await isTheirs({ cookie: cookiesOf(answer) }, guid);
  });

  it('is claimed by a password of one’s own', async () => {
    const { email, guid } = await light();
    await people.send('/api/auth/reset-password:request', { email });
    const { token } = await people.lastMail(email);
    const answer = await people.send('/api/auth/reset-password', { token, password });
    expect(answer.statusCode).toBe(200);
    await isTheirs(await people.signedIn(email), guid);
  });

  it('is claimed by registering with the same address, with the name and password that were given', async () => {
    const { email, guid } = await light();
    await test.services.settings.save(systemViewer('test'), 'registration', 'open');
    const asked = await people.register(email);
    const mail = await people.lastMail(email);
    expect(mail.kind).toBe('complete-registration');
    const answer = await people.verify({ token: mail.token }, { cookie: cookiesOf(asked) });
    expect(answer.statusCode).toBe(200);
    expect(await people.accountOf(email)).toMatchObject({ origin: 'Registration', first_name: 'Noor' });
    await isTheirs(await people.signedIn(email), guid);
    clock.later(61);
    await people.register(email, { password: 'een ander lang wachtwoord 2' });
    expect((await people.lastMail(email)).kind).toBe('known-address');
  });
});

describe('what somebody added', () => {
  const guidOf = async (headers: Headers) =>
    (await call('GET', '/api/profiles:loggedIn', headers)).json<{ guid: string }>().guid;
  const addedBy = (guid: string, headers: Headers) => call('GET', `/api/activity/by/${guid}?language=nl`, headers);
  const titles = async (guid: string, headers: Headers) =>
    (await addedBy(guid, headers)).json<AddedHere[]>().map(({ kind, title }) => [kind, title]);

  it('is what its reader may see of items and reactions, and nothing else that they did', async () => {
    const [person, reader] = await Promise.all([member(), member()]);
    for (const { act } of doings) await act(person);
    const guid = await guidOf(person);
    expect((await addedBy(guid, {})).statusCode).toBe(401);
    expect((await addedBy('6a7ce387-808f-47fb-8d18-79235a2216a0', reader)).statusCode).toBe(404);
    expect(await titles(guid, reader)).toEqual([
      ['reaction', 'Goed plan'],
      ['item', 'Zelf gemaakt'],
    ]);
    expect(await titles(await guidOf(reader), person)).toEqual([]);
    const { id } = await only(person, 'item');
    await test.services.listItems.change({ viewer: systemViewer('test') }, id, { visibility: 'Admin' }, 'nl');
    expect(await titles(guid, reader)).toEqual([['reaction', 'Goed plan']]);
    await make((await only(person, 'reaction')).removal?.call as AttentionCall, person);
    expect(await titles(guid, reader)).toEqual([]);
  });
});
