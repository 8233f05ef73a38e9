import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildField } from '#features/profile-fields/server/profile-fields.factory.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { ApplicationUser } from '../contract/profile.ts';

type Headers = Record<string, string>;
const password = 'een lang wachtwoord 1';
let test: TestApp;
let now = new Date('2026-11-15T10:00:00Z');

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => test.close());

const url = '/api/profiles:loggedIn';
const me = async (headers: Headers) => (await test.app.inject({ url, headers })).json<ApplicationUser>();
let clients = 0;
/** Each from a place of its own, so that what is counted here is guesses and not calls. */
const elsewhere = () => {
  clients += 1;
  return `10.0.0.${clients}`;
};
const leave = (headers: Headers, payload: object) =>
  test.app.inject({ method: 'DELETE', url, headers, payload, remoteAddress: elsewhere() });
const proof = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/profiles:deletionProof', headers })).json<object>();

async function member() {
  const headers = await test.signInAs('Standard');
  return { headers, ...(await me(headers)) };
}

describe('leaving', () => {
  it('takes everything along: sessions, answers, photos and their files', async () => {
    const { headers, guid, email } = await member();
    await buildField(test, { key: 'team' });
    const photo = await test.services.assets.add(system, {
      name: 'ik.png',
      bytes: await pictures.png({ width: 31, height: 31 }),
      holder: { kind: 'profile', id: guid },
    });
    const payload = {
      properties: [
        { key: 'team', value: 'Haven' },
        { key: 'profielfoto', value: photo.guid },
      ],
    };
    await test.app.inject({ method: 'PUT', url, headers, payload });
    expect(await proof(headers)).toEqual({ proof: 'password', isLastAdmin: false });
    const answer = await leave(headers, { email: ` ${email.toUpperCase()} `, password });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await test.app.inject({ url, headers })).statusCode).toBe(401);
    const { db } = test.platform;
    for (const rows of [
      await db.selectFrom('user').select('id').where('id', '=', guid).execute(),
      await db.selectFrom('session').select('id').where('user_id', '=', guid).execute(),
      await db.selectFrom('profile_value').select('value').where('user_id', '=', guid).execute(),
      await db.selectFrom('asset').select('id').where('holder_id', '=', guid).execute(),
    ]) {
      expect(rows).toEqual([]);
    }
    expect((await test.app.inject({ url: `/a/${photo.guid}`, headers: await test.signInAs('Admin') })).statusCode).toBe(
      404,
    );
    expect(await findMails({ db }, { to: email })).toMatchObject([{ kind: 'account-deleted' }]);
    const entry = await db
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('action', '=', 'account.deleted')
      .execute();
    expect(entry).toEqual([{ actor_id: guid }]);
  });

  it('needs one’s own address and the right password', async () => {
    const { headers, email } = await member();
    const wrongAddress = await leave(headers, { email: 'anders@vloedhaven.example', password });
    expect(wrongAddress.json()).toMatchObject({
      code: 'bad-input',
      fields: [{ path: 'body.email', code: 'not-own-address' }],
    });
    for (const payload of [{ email, password: 'dit is het niet' }, { email }, { email, code: '123456' }]) {
      const answer = await leave(headers, payload);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'proof-wrong']);
    }
    expect((await leave({}, { email, password })).statusCode).toBe(401);
  });

  it('stops guesses after five, and lets one try again an hour later', async () => {
    const { email, guid } = await member();
    const viewer = { ...system, kind: 'user' as const, id: guid };
    const guess = (given: string) => test.services.accountDeletion.remove({ viewer }, { email, password: given });
    for (let time = 0; time < 5; time += 1) await expect(guess('fout')).rejects.toMatchObject({ code: 'proof-wrong' });
    await expect(guess(password)).rejects.toMatchObject({ status: 429 });
    now = new Date(now.getTime() + 60 * 60 * 1000);
    await expect(guess(password)).resolves.toBeUndefined();
  });
});

describe('without a password', () => {
  async function withoutPassword() {
    const one = await member();
    await test.platform.db.deleteFrom('account').where('user_id', '=', one.guid).execute();
    return one;
  }

  async function mailedCode(headers: Headers, email: string): Promise<string> {
    await test.app.inject({ method: 'POST', url: '/api/profiles:deletionCode', headers, remoteAddress: elsewhere() });
    const mail = (await findMails(test.platform, { to: email })).at(-1);
    return /\d{3} ?\d{3}/.exec(mail?.text ?? '')?.[0] ?? '';
  }

  it('a mailed code is the proof, for a quarter of an hour', async () => {
    const { headers, email } = await withoutPassword();
    expect(await proof(headers)).toEqual({ proof: 'code', isLastAdmin: false });
    expect((await leave(headers, { email, code: '000000' })).statusCode).toBe(403);
    const late = await mailedCode(headers, email);
    now = new Date(now.getTime() + 15 * 60 * 1000 + 1);
    expect((await leave(headers, { email, code: late })).statusCode).toBe(403);
    const code = await mailedCode(headers, email);
    expect((await leave(headers, { email, code })).statusCode).toBe(200);
  });

  it('a code of somebody else opens nothing', async () => {
    const one = await withoutPassword();
    const other = await withoutPassword();
    const code = await mailedCode(one.headers, one.email);
    expect((await leave(other.headers, { email: other.email, code })).statusCode).toBe(403);
  });
});

it('the last admin cannot leave, also not two at the same moment', async () => {
  const admins = [await test.signInAs('Admin'), await test.signInAs('Admin')];
  const ids = await Promise.all(admins.map(me));
  await test.platform.db
    .deleteFrom('user')
    .where('account_type', 'in', ['Admin', 'Mett'])
    .where(
      'id',
      'not in',
      ids.map(({ guid }) => guid),
    )
    .execute();
  const answers = await Promise.all(
    admins.map((headers, index) => leave(headers, { email: ids[index]?.email, password })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const left = admins[answers.findIndex(({ statusCode }) => statusCode === 409)] ?? {};
  expect(await proof(left)).toEqual({ proof: 'password', isLastAdmin: true });
});

describe('GET /api/profiles:data', () => {
  it('is one JSON file with everything that is kept, and no secret', async () => {
    const { headers, guid, email } = await member();
    await test.app.inject({ method: 'PUT', url, headers, payload: { firstName: 'Noor' } });
    const answer = await test.app.inject({ url: '/api/profiles:data', headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="mijn-gegevens.json"',
      'cache-control': 'no-store',
    });
    const data = answer.json<Record<string, unknown>>();
    expect(data).toMatchObject({ profile: { guid, email, firstName: 'Noor' }, roles: [], pictures: [] });
    expect(data.sessions).toHaveLength(1);
    expect((data.activity as { action: string }[]).slice(0, 2)).toEqual([
      expect.objectContaining({ action: 'profile.downloaded' }),
      expect.objectContaining({ action: 'profile.changed' }),
    ]);
    const [, token = ''] = headers.authorization.split(' ');
    expect(answer.body).not.toContain(token.split('.')[0]);
    expect(answer.body).not.toMatch(/"password":|secret|"token"/i);
  });

  it('is for whoever it is about', async () => {
    expect((await test.app.inject({ url: '/api/profiles:data' })).statusCode).toBe(401);
  });
});
