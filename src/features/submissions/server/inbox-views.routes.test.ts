import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { InboxViews } from '../contract/views/inbox-views.ts';
import { buildInbox, report } from './inbox.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
let inbox: Awaited<ReturnType<typeof buildInbox>>;
let colleague: Headers;
let form: string;

beforeAll(async () => {
  test = await startTestApp();
  inbox = await buildInbox(test);
  colleague = await test.signInAs('Standard', { roleIds: [inbox.role] });
  form = await buildForm(test.services, { document: report, settings: { handlerRoleIds: [inbox.role] } });
});
afterAll(() => test.close());

const url = (guid = form) => `/api/forms/${guid}/views`;
const read = async (headers: Headers, guid = form) => (await inbox.get(url(guid), headers)).json<InboxViews>();
const change = (payload: object, headers: Headers = inbox.handler) => inbox.post(url(), payload, headers);
const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Lijst ${at}`, query: 'q=a' }));

describe('views of an inbox', () => {
  it('are for who deals with the form', async () => {
    for (const [headers, status] of [
      [{}, 401],
      [inbox.stranger, 404],
    ] as const) {
      expect((await inbox.get(url(), headers)).statusCode).toBe(status);
      expect((await change({ save: names(1) }, headers)).statusCode).toBe(status);
    }
  });

  it('are one’s own until they are shared, and changed by their maker alone', async () => {
    const spoed = { name: 'Spoed', query: 'label=spoed&column=plek', isShared: true };
    const mine = { name: 'Mijn lijst', query: 'pile=mine', isShared: false };
    expect((await change({ save: [spoed, mine] })).json()).toEqual({ own: [mine, spoed], shared: [] });
    const seen = await read(colleague);
    expect(seen.own).toEqual([]);
    expect(seen.shared).toEqual([{ name: 'Spoed', query: spoed.query, by: expect.any(String) }]);
    await change({ remove: ['Spoed'], save: [{ ...spoed, query: 'q=anders' }] }, colleague);
    expect((await read(inbox.handler)).own).toEqual([mine, spoed]);
    await change({ save: [{ ...spoed, isShared: false }] });
    expect((await read(colleague)).shared).toEqual([]);
  });

  it('are of one form, take another name in one go, and are no more than can be kept', async () => {
    const other = await buildForm(test.services, { document: report, settings: { handlerRoleIds: [inbox.role] } });
    expect((await read(inbox.handler, other)).own).toEqual([]);
    const renamed = await change({ save: [{ name: 'Werk', query: 'pile=mine' }], remove: ['Mijn lijst'] });
    expect(renamed.json<InboxViews>().own.map(({ name }) => name)).toEqual(['Spoed', 'Werk']);
    const refused = await change({ save: names(30) });
    expect(refused.json()).toMatchObject({ status: 409, code: 'too-many-views' });
    expect((await read(inbox.handler)).own).toHaveLength(2);
  });

  it.each([
    ['no name', { save: [{ name: ' ', query: '' }] }],
    ['a long question', { save: [{ name: 'x', query: 'x'.repeat(1001) }] }],
    ['too many', { save: names(31) }],
    ['no list', { remove: 'Werk' }],
  ])('refuse %s', async (_, payload) => {
    expect((await change(payload)).statusCode).toBe(400);
  });

  it('that are shared stay with who takes over when their maker goes', async () => {
    const leaver = await test.signInAs('Standard', { roleIds: [inbox.role] });
    await change(
      {
        save: [
          { name: 'Van wie ging', query: 'q=x', isShared: true },
          { name: 'Eigen', query: 'q=y' },
        ],
      },
      leaver,
    );
    const heir = await inbox.idOf(colleague);
    const gone = await inbox.idOf(leaver);
    await test.platform.transaction(async (trx, touch) => {
      await test.services.submissionPeople.handOver(trx, touch, gone, heir);
    });
    const names = (await read(colleague)).own.map(({ name }) => name);
    expect(names).toContain('Van wie ging');
    expect(names).not.toContain('Eigen');
  });
});
