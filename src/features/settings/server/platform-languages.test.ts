import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { configurations } from '#features/search/server/search-configuration.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { patience } from '#platform/server/testing/patience.ts';

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const save = (value: unknown) =>
  test.app.inject({ method: 'PUT', url: '/api/platformsettingvalues/languages', headers: admin, payload: { value } });

it('gives the platform other languages, which calls then take', async () => {
  const inGerman = () => test.app.inject({ url: '/api/platformsettingvalues?language=de' });
  expect((await inGerman()).statusCode).toBe(400);
  expect((await save(['nl', 'de', 'ar'])).statusCode).toBe(200);
  expect((await inGerman()).statusCode).toBe(200);
  expect((await test.app.inject({ url: '/api/platformsettingvalues?language=en' })).statusCode).toBe(400);
});

it('refuses a language whose addresses begin as a page at the top of the menu does, and names the page', async () => {
  const addItem = async (payload: object) =>
    (await test.app.inject({ method: 'POST', url: '/api/menuitems', headers: admin, payload })).json<{
      changed: string;
    }>().changed;
  const parentGuid = await addItem({ name: text('Landen'), urlSegment: text('landen') });
  await addItem({ name: text('Frankrijk'), urlSegment: text('fr'), parentGuid });
  expect((await save(['nl', 'fr'])).statusCode).toBe(200);
  await save(['nl', 'de', 'ar']);
  await addItem({ name: text('Friesland'), urlSegment: text('fy') });
  const answer = await save(['nl', 'fy']);
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'language-in-menu', detail: expect.stringContaining('Friesland') }),
  ]);
  expect((await test.platform.locale()).languages).toEqual(['nl', 'de', 'ar']);
});

it('answers in the language of the caller where the platform has it: refusals, and mails', async () => {
  const refusal = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await test.app.inject({ url: '/api/outbox', headers })).json<{ title: string }>().title;
  };
  expect(await refusal('ar')).toBe('يلزم تسجيل الدخول');
  expect(await refusal('fr')).toBe('Inloggen nodig');

  // The first account of a test.
  const payload = { email: 'admin-1@vloedhaven.example' };
  const headers = { 'accept-language': 'ar' };
  await test.app.inject({ method: 'POST', url: '/api/auth/sign-in/mail', headers, payload });
  const mail = await vi.waitFor(async () => {
    const [one, ...more] = await test.platform.db.selectFrom('mail').select(['subject', 'text']).execute();
    expect([one !== undefined, more.length]).toEqual([true, 0]);
    return one;
  }, patience);
  expect(mail).toMatchObject({
    subject: expect.stringContaining('تسجيل الدخول إلى'),
    text: expect.stringContaining('/ar/login/mail/'),
  });
});

it('puts what there is into search again, in each of its languages that it has words in', async () => {
  const id = await buildPage(test.services, { title: text('Haven', 'Harbour', { de: 'Hafen' }) });
  const indexed = async () => {
    const rows = await test.platform.db
      .selectFrom('search_entry')
      .select(['language', 'title', 'title_lang'])
      .where('subject_id', '=', id)
      .orderBy('language')
      .execute();
    return rows.map(({ language, title, title_lang }) => [language, title, title_lang]);
  };
  await save(['nl']);
  await vi.waitFor(async () => expect(await indexed()).toEqual([['nl', 'Haven', null]]), patience);
  await save(['nl', 'ar', 'de']);
  await vi.waitFor(
    async () =>
      expect(await indexed()).toEqual([
        ['de', 'Hafen', null],
        ['nl', 'Haven', null],
      ]),
    patience,
  );
});

it.each([[['de', 'nl']], [['nl', 'xx-yy']], [[]]])('refuses %j', async (languages) => {
  expect((await save(languages)).statusCode).toBe(400);
});

it('knows the stems of each language in the database as in the program', async () => {
  const { schema } = test.platform;
  for (const [language, name] of Object.entries({ ...configurations, xx: 'simple', 'pt-BR': 'portuguese' })) {
    const { rows } = await sql<{
      name: string;
    }>`select ${sql.id(schema, 'search_configuration')}(${language})::text as name`.execute(test.platform.db);
    expect(rows[0]?.name, language).toBe(name);
  }
});
