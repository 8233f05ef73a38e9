import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';

type Headers = Record<string, string>;
let test: TestApp;
let manager: Headers;
let other: Headers;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  other = await test.signInAs('Admin');
});
afterAll(() => test.close());

const url = '/api/pages:views';
const read = async (headers: Headers) => (await test.app.inject({ url, headers })).json<{ name: string }[]>();
const change = (payload: object, headers: Headers = manager) =>
  test.app.inject({ method: 'POST', url, headers, payload });
const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Lijst ${at}`, query: 'q=a' }));

describe('/api/pages:views', () => {
  it('is for who manages content', async () => {
    const member = await test.signInAs('Standard');
    for (const [headers, status] of [
      [{}, 401],
      [member, 403],
    ] as const) {
      expect((await test.app.inject({ url, headers })).statusCode).toBe(status);
      expect((await change({ save: names(1) }, headers)).statusCode).toBe(status);
    }
  });

  it('keeps views of one person, by name, and nobody else sees them', async () => {
    const two = {
      save: [
        { name: 'Na te kijken', query: 'review=due' },
        { name: ' Concepten ', query: 'status=draft' },
      ],
    };
    expect((await change(two)).json()).toEqual([
      { name: 'Concepten', query: 'status=draft' },
      { name: 'Na te kijken', query: 'review=due' },
    ]);
    expect(await read(other)).toEqual([]);
    await change({ save: [{ name: 'Concepten', query: 'status=draft&view=table' }], remove: ['Na te kijken'] });
    expect(await read(manager)).toEqual([{ name: 'Concepten', query: 'status=draft&view=table' }]);
    await change({ remove: ['Concepten'] }, other);
    expect(await read(manager)).toHaveLength(1);
  });

  it('takes a view under another name in one go, and no more than it keeps', async () => {
    const renamed = await change({ save: [{ name: 'Werk', query: 'status=draft' }], remove: ['Concepten'] });
    expect(renamed.json()).toEqual([{ name: 'Werk', query: 'status=draft' }]);
    const refused = await change({ save: names(30) });
    expect(refused.json()).toMatchObject({ status: 409, code: 'too-many-views' });
    expect(await read(manager)).toHaveLength(1);
    expect((await change({ save: names(29) })).statusCode).toBe(200);
  });

  it.each([
    ['no name', { save: [{ name: ' ', query: '' }] }],
    ['a long name', { save: [{ name: 'x'.repeat(61), query: '' }] }],
    ['a long question', { save: [{ name: 'x', query: 'x'.repeat(1001) }] }],
    ['too many', { save: names(31) }],
    ['no list', { remove: 'Werk' }],
  ])('refuses %s', async (_, payload) => {
    expect((await change(payload)).statusCode).toBe(400);
  });
});
