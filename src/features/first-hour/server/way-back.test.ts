import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { Clock } from '#platform/server/clock.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';

let now = new Date('2026-11-10T09:00:00Z');
const clock: Clock = { now: () => now };
let test: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  test = await startTestApp({ clock });
  admin = await test.signInAs('Admin');
  const { id } = await test.platform.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  await test.platform.transaction((trx, touch) =>
    test.services.firstHour.begin(trx, touch, { id, origin: 'http://localhost:4100' }),
  );
});
afterAll(() => test.close());

const mails = () => findMails(test.platform, { kind: 'way-back' });
const look = async (moment: string) => {
  now = new Date(moment);
  await test.services.firstHour.mailWayBack();
  return mails();
};

/** In order: one row, one day. */
it('says nothing to who is still busy', async () => {
  expect(await look('2026-11-10T12:59:00Z')).toEqual([]);
});

it('counts from the last answer, and not from the first moment', async () => {
  now = new Date('2026-11-10T13:00:00Z');
  const answered = await test.app.inject({
    method: 'PUT',
    url: '/api/firsthour/site',
    headers: { ...admin, host: 'localhost:4100', 'accept-language': 'en' },
    payload: { name: 'Gemeente Voorbeeld', kind: 'municipality', languages: ['nl', 'en'] },
  });
  expect(answered.statusCode).toBe(200);
  expect(await look('2026-11-10T16:59:00Z')).toEqual([]);
});

it('leads to the step that is next, at the address where it was asked', async () => {
  const [mail, ...more] = await look('2026-11-10T17:20:00Z');
  expect(more).toEqual([]);
  expect(mail?.to).toMatch(/^admin-1@/);
  expect(mail?.subject).toContain('Gemeente Voorbeeld');
  expect(mail?.text).toMatch(/http:\/\/localhost:4100\/(en\/)?admin\/first-hour\/look/);
});

it('says it once, whatever is answered later', async () => {
  expect(await look('2026-11-11T17:20:00Z')).toHaveLength(1);
});
