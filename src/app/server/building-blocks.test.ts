import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildingBlock } from '../contract/building-block.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const url = '/api/buildingblocks';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = async (accountType: 'Standard' | 'Admin') =>
  test.app.inject({ url, headers: await test.signInAs(accountType) });

it('tells who is signed in of every block, and nobody else', async () => {
  expect((await test.app.inject({ url })).statusCode).toBe(401);
  const answer = await ask('Standard');
  expect(answer.statusCode).toBe(200);
  const blocks = answer.json<BuildingBlock[]>();
  expect(blocks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Cards', 'Hero', 'List', 'SharedPart', 'Text']),
  );
});

it('is the same whoever asks, and says which blocks only admins may place', async () => {
  const [standard, admin] = [await ask('Standard'), await ask('Admin')];
  expect(standard.body).toBe(admin.body);
  const blocks = admin.json<BuildingBlock[]>();
  expect(blocks.filter(({ allowedFor }) => allowedFor === 'admin').map(({ name }) => name)).toEqual(['Html']);
  expect(blocks.filter(({ hasItems }) => hasItems).map(({ name }) => name)).toEqual(['List']);
  expect(blocks.filter(({ showsSharedPart }) => showsSharedPart).map(({ name }) => name)).toEqual(['SharedPart']);
});

it('gives a block with the options of a new one, an example and the fields to ask for', async () => {
  const blocks = (await ask('Admin')).json<BuildingBlock[]>();
  expect(blocks.find(({ name }) => name === 'Separator')).toEqual({
    name: 'Separator',
    group: 'content',
    icon: 'separator-horizontal',
    version: 1,
    defaults: { space: 'medium', line: 'line' },
    example: { space: 'large', line: 'water' },
    hasItems: false,
    takesVotes: false,
    hasThread: false,
    showsSharedPart: false,
    fields: [
      { name: 'space', kind: 'choice', values: ['small', 'medium', 'large'], default: 'medium' },
      { name: 'line', kind: 'choice', values: ['none', 'line', 'water'], default: 'line' },
    ],
  });
});
