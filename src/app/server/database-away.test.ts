import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPage, buildPageDocument, republishPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type Cut, type CuttableDatabase, openCuttableDatabase } from '#platform/server/testing/cuttable-database.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let database: TestDatabase;
let way: CuttableDatabase;
let test: TestApp;
let page: string;
let session: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  way = await openCuttableDatabase(database.connectionString);
  test = await startTestApp({ connectionString: way.connectionString, noticesSilence: true });
  page = await buildPage(test.services, { title: text('Eerste titel') });
  session = await test.signInAs('Standard');
});
afterAll(async () => {
  await test.close();
  await way.close();
  await database.drop();
});

const ask = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const kept = () => `/api/pages/${page}`;
const untilState = (state: string) =>
  vi.waitFor(() => expect(test.installation.freshnessOf(test.platform).state).toBe(state), patience);

describe('while the database is away', () => {
  beforeAll(async () => {
    await untilState('fresh');
    expect((await ask(kept())).statusCode).toBe(200);
    way.cut('refused');
    await untilState('stale');
  });
  afterAll(async () => {
    way.mend();
    await untilState('fresh');
  });

  it('goes on with what is kept, and marks it', async () => {
    const answer = await ask(kept());
    expect([answer.statusCode, answer.json().page.title]).toEqual([200, 'Eerste titel']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      warning: '110 Plein "Response is Stale"',
      'cache-status': expect.stringMatching(/^Plein; hit; ttl=-\d+; detail="the database is away"$/),
    });
  });

  it('shows who is signed in what a visitor sees', async () => {
    expect((await ask(kept(), session)).statusCode).toBe(200);
  });

  it('says of everything else when to come back, in words', async () => {
    const read = await ask('/api/search?q=haven&language=nl', { 'accept-language': 'en' });
    expect(read.json()).toMatchObject({ status: 503, code: 'database-away', title: 'Unreachable for a moment' });
    expect(read.headers['retry-after']).toBe('5');
    const write = await test.app.inject({
      method: 'PUT',
      url: '/api/platformsettingvalues/platformName',
      headers: session,
      payload: { value: 'Nieuw' },
    });
    expect([write.statusCode, write.json().code, write.headers['retry-after']]).toEqual([503, 'database-away', '5']);
    const form = { email: 'iemand@vloedhaven.example', password: 'een lang wachtwoord 1' };
    const signIn = await test.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: form });
    expect([signIn.statusCode, signIn.json().code]).toEqual([503, 'database-away']);
  });

  it('is not ready, and says so at once, and lives', async () => {
    expect((await ask('/readyz')).statusCode).toBe(503);
    expect((await ask('/healthz')).statusCode).toBe(200);
    expect((await ask('/metrics')).body).toContain('plein_database_away 1');
  });
});

describe('when the database is back', () => {
  it('keeps nothing of before, and no mark', async () => {
    way.cut('refused');
    await untilState('stale');
    way.mend();
    await untilState('fresh');
    const answer = await ask(kept());
    expect([answer.statusCode, answer.headers.warning]).toEqual([200, undefined]);
    expect((await ask('/readyz')).statusCode).toBe(200);
  });
});

describe('among several processes', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await startTestApp({ connectionString: database.connectionString });
    await vi.waitFor(async () => expect((await ask('/metrics')).body).toContain('plein_processes 2'), patience);
  });
  afterAll(() => other.close());
  afterEach(async () => {
    way.mend();
    await untilState('fresh');
  });

  it.each<Cut>(['refused', 'silent', 'half-open', 'slow'])(
    'never goes on with what another may have changed: %s',
    async (how) => {
      const title = `Voor ${how}`;
      await republishPage(other.services, page, buildPageDocument({ title: text(title) }));
      await vi.waitFor(async () => expect((await ask(kept())).body).toContain(title), patience);
      way.cut(how);
      await republishPage(other.services, page, buildPageDocument({ title: text('Daarna') }));
      await vi.waitFor(async () => expect((await ask(kept())).body).not.toContain(title), patience);
      way.mend();
      await vi.waitFor(async () => expect((await ask(kept())).body).toContain('Daarna'), patience);
    },
    300_000,
  );
});
