import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { createOfferer } from '#features/item-offers/server/item-offers.factory.ts';
import { buildList } from '#features/list-items/server/list-items.factory.ts';
import { readMails } from './testing/read-mails.ts';

let time = Date.parse('2026-11-18T12:00:00Z');
const clock = { now: () => new Date(time) };
const later = (seconds: number): void => {
  time += seconds * 1000;
};
/** Two processes on one database, each with its own memory. */
let one: TestApp;
let other: TestApp;
let offerer: ReturnType<typeof createOfferer>;
let list: string;

beforeAll(async () => {
  one = await startTestApp({ clock });
  other = await startTestApp({ clock, connectionString: one.connectionString, dataFolder: one.dataFolder });
  offerer = createOfferer(one, later);
  const block = { addPermission: 'Verify' };
  list = (await buildList(one.services, { block, options: { itemTypeNames: ['Idea'] } })).guid;
});
afterAll(async () => {
  await other.close();
  await one.close();
});

async function brought() {
  const email = `${randomBytes(6).toString('hex')}@post.example`;
  const made = await offerer.offer(list, { email });
  expect(made.statusCode).toBe(200);
  const mail = (await readMails(one, email)).findLast(({ kind }) => kind === 'contribution');
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  const code = mail.code.replace(/\D/g, '');
  return { source: { kind: 'ListItem', guid: made.json<{ guid: string }>().guid }, token: mail.token, code };
}
let desk = 0;
/** From everywhere, so that what is counted is the guesses at this one and not the calls of one place. */
async function prove({ app }: TestApp, payload: object): Promise<string | 200> {
  desk += 1;
  const remoteAddress = `10.7.0.${desk}`;
  const answer = await app.inject({ method: 'POST', url: '/api/contributions/prove', payload, remoteAddress });
  return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code;
}

describe('a proof that is asked for in several processes', () => {
  it('takes five guesses in all, and then the right code no more', async () => {
    const { source, code } = await brought();
    const wrong = Array.from({ length: 40 }, (_, guess) => String((Number(code) + guess + 1) % 1_000_000));
    const answers = await Promise.all(
      wrong.map((guess, index) => prove(index % 2 === 0 ? one : other, { source, code: guess.padStart(6, '0') })),
    );
    expect(answers.sort()).toEqual([...Array(35).fill('mail-proof-over'), ...Array(5).fill('wrong-contribution-code')]);
    for (const app of [one, other]) expect(await prove(app, { source, code })).toBe('mail-proof-over');
  });

  it('is used once, by link or code, whichever comes first', async () => {
    const { source, code, token } = await brought();
    const given = [{ token }, { source, code }, { token }, { source, code }];
    const answers = await Promise.all(given.map((proof, index) => prove(index % 2 === 0 ? one : other, proof)));
    expect(answers.sort()).toEqual([200, ...Array(3).fill('mail-proof-over')]);
  });
});
