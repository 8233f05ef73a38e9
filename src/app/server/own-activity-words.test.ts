import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { ActivityPage } from '#features/profiles/contract/profile.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Everything that is ever recorded of what somebody did. */
async function allActions(): Promise<string[]> {
  const features = new URL('../../features/', import.meta.url);
  const files = readdirSync(features, { recursive: true }).map(String);
  const found = files.filter((file) => /\/contract\/[^/]+\.audit\.ts$/.test(file));
  const modules = await Promise.all(found.map((file) => import(new URL(file, features).href) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).flatMap((actions: object) => Object.values(actions)));
}

it.each(['nl', 'en'] as const)('everything that somebody did is said to them in words, in %s', async (language) => {
  const actions = await allActions();
  expect(actions.length).toBeGreaterThan(100);
  const words = test.services.audit.actionWords(language);
  expect(actions.filter((action) => words(action) === action)).toEqual([]);
});

it('says it to who is no admin, in the language of the screen', async () => {
  const headers = await test.signInAs('ContentManager');
  const { guid } = await buildItem(test.services, (await buildList(test.services)).guid);
  const payload = { isPublished: false };
  const taken = await test.app.inject({ method: 'PUT', url: `/api/listitem/${guid}`, headers, payload });
  expect(taken.statusCode).toBeLessThan(300);
  const read = async (language: string) =>
    (await test.app.inject({ url: `/api/profiles:activity?language=${language}`, headers }))
      .json<ActivityPage>()
      .entries.find(({ action }) => action.startsWith('item.'))?.words;
  const [dutch, english] = [await read('nl'), await read('en')];
  expect(dutch).not.toContain('item.');
  expect(english).not.toBe(dutch);
});
