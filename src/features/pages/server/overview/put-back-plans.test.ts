import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageReaders, PagesChanged, PagesChangeInput } from '../../contract/overview/pages-change.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildPage } from '../pages.factory.ts';

type Headers = Record<string, string>;
interface Plan {
  publishAt: string | null;
  unpublishAt: string | null;
}
let test: TestApp;
let manager: Headers;
let colleague: Headers;
let editor: Headers;
let roleId: string;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Redactie');
  manager = await test.signInAs('ContentManager');
  colleague = await test.signInAs('ContentManager');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
});
afterAll(() => test.close());

const at = (year: number) => `${year}-01-01T09:00:00.000Z`;
const plan = (guid: string, moments: Plan, headers: Headers) =>
  test.app.inject({ method: 'POST', url: `/api/pages/${guid}/schedule`, headers, payload: moments });
const copyOf = async (guid: string) =>
  (await test.app.inject({ url: `/api/pages/${guid}/working-copy`, headers: manager })).json<WorkingCopy>();

async function plannerOf(guid: string): Promise<string | null> {
  const page = test.platform.db.selectFrom('page').select('planned_by').where('id', '=', guid);
  return (await page.executeTakeFirstOrThrow()).planned_by;
}

async function change(payload: PagesChangeInput): Promise<PagesChanged> {
  return (await test.app.inject({ method: 'POST', url: '/api/pages:bulk', headers: manager, payload })).json();
}

const putBack = ({ changed }: PagesChanged, instead: Partial<PageReaders> = {}) =>
  change({
    action: 'putBack',
    pages: changed.flatMap(({ guid, readers }) => (readers ? [{ guid, ...readers, ...instead }] : [])),
  });

/** Published, and written on since: what is planned is that readers get that. */
async function pageWithPlan(moments: Plan, by: Headers): Promise<string> {
  const guid = await buildPage(test.services, { editPermission: 'Roles', editRoles: [roleId] });
  const payload = { sequence: (await copyOf(guid)).sequence, changes: { title: text('Wordt gepland') } };
  await test.app.inject({ method: 'PUT', url: `/api/pages/${guid}`, headers: manager, payload });
  expect((await plan(guid, moments, by)).statusCode).toBe(200);
  return guid;
}

describe('a plan that ended when several pages were changed', () => {
  const both = { publishAt: at(2036), unpublishAt: at(2037) };

  it.each(['publish', 'unpublish'] as const)('stays of who made it, also to call off, after "%s"', async (action) => {
    const guid = await pageWithPlan(both, editor);
    const planner = await plannerOf(guid);
    const back = await putBack(await change({ action, guids: [guid] }));
    expect(back.refused).toEqual([]);
    expect(await copyOf(guid)).toMatchObject(both);
    expect(await plannerOf(guid)).toBe(planner);
    expect((await plan(guid, { publishAt: null, unpublishAt: null }, editor)).statusCode).toBe(200);
  });

  it('binds whom it bound: what a manager planned is no editor’s to call off', async () => {
    const guid = await pageWithPlan(both, colleague);
    const planner = await plannerOf(guid);
    await putBack(await change({ action: 'publish', guids: [guid] }));
    expect(await plannerOf(guid)).toBe(planner);
    expect((await plan(guid, { publishAt: null, unpublishAt: null }, editor)).statusCode).toBe(403);
  });

  it('is put back as it was made: nobody gets a plan in their name that they never made', async () => {
    const guid = await pageWithPlan(both, colleague);
    const back = await putBack(await change({ action: 'publish', guids: [guid] }), { publishAt: at(2035) });
    expect(back.refused).toMatchObject([{ guid, code: 'changed-meanwhile' }]);
    expect(await copyOf(guid)).toMatchObject({ hasChanges: false, publishAt: null });
  });

  it('gives way to what someone planned since', async () => {
    const guid = await pageWithPlan(both, editor);
    const published = await change({ action: 'publish', guids: [guid] });
    const since = { publishAt: null, unpublishAt: at(2038) };
    await plan(guid, since, colleague);
    const planner = await plannerOf(guid);
    expect((await putBack(published)).refused).toMatchObject([{ guid, code: 'changed-meanwhile' }]);
    expect(await copyOf(guid)).toMatchObject({ hasChanges: false, ...since });
    expect(await plannerOf(guid)).toBe(planner);
  });
});
