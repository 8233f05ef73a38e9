import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { configurations } from '#features/search/server/search-configuration.ts';

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
