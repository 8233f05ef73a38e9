import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const save = (value: unknown) =>
  test.app.inject({ method: 'PUT', url: '/api/platformsettingvalues/timeZone', headers: admin, payload: { value } });

it('lives by the clock of Amsterdam until someone chooses another', async () => {
  expect((await test.platform.locale()).timeZone).toBe('Europe/Amsterdam');
  expect((await save('America/Kralendijk')).json()).toEqual({ key: 'timeZone', value: 'America/Kralendijk' });
  expect(await test.platform.locale()).toEqual({ languages: ['nl', 'en'], timeZone: 'America/Kralendijk' });
});

it.each(['Bonaire', 'Europe/Vloedhaven', '-04:00', '', 5])('refuses %j and says what it wants', async (zone) => {
  const answer = await save(zone);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: unknown }>().fields).toMatchObject([{ path: 'timeZone' }]);
});

it('names two zones in the refusal, to show how they are written', async () => {
  expect((await save('Bonaire')).body).toContain('such as Europe/Amsterdam or America/Kralendijk');
});
