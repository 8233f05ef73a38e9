import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { BlockInstance } from '../contract/page.ts';
import type { WorkingCopy } from '../contract/working-copy.ts';
import { buildBlock, buildPage } from './pages.factory.ts';

let test: TestApp;
let manager: Record<string, string>;
let member: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const post = (guid: string, what: 'options' | 'permissions', payload: object, headers = manager) =>
  test.app.inject({ method: 'POST', url: `/api/buildingblockinstance/${guid}/${what}`, headers, payload });
const seen = async (guid: string) =>
  (await test.app.inject({ url: `/api/buildingblockinstance/${guid}` })).json<BlockInstance>();
const workingCopy = async (id: string) =>
  (await test.app.inject({ url: `/api/pages/${id}/working-copy`, headers: manager })).json<WorkingCopy>();

describe('POST /api/buildingblockinstance/{guid}/options', () => {
  it('changes the block for readers at once, makes a version, and can be undone', async () => {
    const block = buildBlock({ options: { lead: text('Oud'), columns: 2 } });
    const id = await buildPage(test.services, { buildingBlockInstances: [block] });
    const answer = await post(block.guid, 'options', { lead: text('Nieuw') });
    const { previous } = answer.json();
    expect(answer.json()).toMatchObject({
      block: { options: { lead: { value: 'Nieuw' }, columns: 2 } },
      previous: { lead: text('Oud'), columns: 2 },
    });
    expect((await seen(block.guid)).options).toMatchObject({ lead: { value: 'Nieuw' }, columns: 2 });
    expect((await workingCopy(id)).version?.number).toBe(2);
    await post(block.guid, 'options', previous);
    expect((await seen(block.guid)).options).toMatchObject({ lead: { value: 'Oud' } });
  });

  it('changes no other block of the page', async () => {
    const [first, second] = [1, 2].map((sortId) => buildBlock({ sortId, options: { lead: text('Oud'), columns: 1 } }));
    if (first === undefined || second === undefined) throw new Error('two blocks');
    const id = await buildPage(test.services, { buildingBlockInstances: [first, second] });
    expect((await post(second.guid, 'options', { lead: text('Nieuw') })).json()).toMatchObject({
      block: { guid: second.guid },
    });
    expect((await post(second.guid, 'permissions', { addPermission: 'Users', addRoles: [] })).statusCode).toBe(200);
    const { buildingBlockInstances } = (await workingCopy(id)).document;
    expect(buildingBlockInstances.map(({ options, addPermission }) => [options.lead, addPermission])).toEqual([
      [text('Oud'), 'Admin'],
      [text('Nieuw'), 'Users'],
    ]);
  });

  it('records which block was changed in what, and what its rights were before', async () => {
    const block = buildBlock({ options: { lead: text('Oud'), columns: 2 } });
    const id = await buildPage(test.services, { buildingBlockInstances: [block] });
    await post(block.guid, 'options', { lead: text('Nieuw') });
    await post(block.guid, 'permissions', { addPermission: 'Users', addRoles: [] });
    const entries = await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', id)
      .where('action', 'like', 'block.%')
      .orderBy('id')
      .execute();
    expect(entries.map(({ details }) => details)).toMatchObject([
      { block: block.guid, buildingBlockName: block.buildingBlockName, options: ['lead'] },
      { block: block.guid, before: { addPermission: 'Admin' }, after: { addPermission: 'Users' } },
    ]);
  });

  it('leaves a block that only admins place to them', async () => {
    const block = buildBlock({ buildingBlockName: 'Html', options: { markup: text('<p>Oud</p>') } });
    await buildPage(test.services, { buildingBlockInstances: [block] });
    const change = { markup: text('<p>Nieuw</p>') };
    expect((await post(block.guid, 'options', change)).json()).toMatchObject({ status: 403, code: 'block-for-admins' });
    expect((await post(block.guid, 'options', change, await test.signInAs('Admin'))).statusCode).toBe(200);
  });

  it('changes nothing of a page that readers no longer have', async () => {
    const block = buildBlock();
    const id = await buildPage(test.services, { buildingBlockInstances: [block] });
    await test.app.inject({ method: 'POST', url: `/api/pages/${id}/unpublish`, headers: manager });
    expect((await post(block.guid, 'options', { lead: text('Nieuw') })).statusCode).toBe(404);
  });

  it('leaves what is being written on the rest of the page', async () => {
    const block = buildBlock({ options: { lead: text('Oud') } });
    const id = await buildPage(test.services, { title: text('Voor lezers'), buildingBlockInstances: [block] });
    const { sequence } = await workingCopy(id);
    await test.app.inject({
      method: 'PUT',
      url: `/api/pages/${id}`,
      headers: manager,
      payload: { sequence, changes: { title: text('In de maak') } },
    });
    await post(block.guid, 'options', { lead: text('Nieuw') });
    const copy = await workingCopy(id);
    expect(copy).toMatchObject({ hasChanges: true, document: { title: text('In de maak') } });
    expect(copy.document.buildingBlockInstances[0]?.options).toMatchObject({ lead: text('Nieuw') });
    expect(copy.sequence).toBe(sequence + 2);
    const page = await test.app.inject({ url: `/api/pages/${id}` });
    expect(page.json()).toMatchObject({ page: { title: 'Voor lezers' } });
  });

  it.each([
    ['a visitor', 401, () => ({})],
    ['a member', 403, () => member],
  ])('refuses %s: %i', async (_, status, headers) => {
    const block = buildBlock();
    await buildPage(test.services, { buildingBlockInstances: [block] });
    expect((await post(block.guid, 'options', {}, headers())).statusCode).toBe(status);
    expect((await post(block.guid, 'permissions', { addPermission: 'Users' }, headers())).statusCode).toBe(status);
  });

  it('refuses options that do not fit, and a block that is not there', async () => {
    const block = buildBlock({ options: { columns: 2 } });
    await buildPage(test.services, { buildingBlockInstances: [block] });
    const wrong = await post(block.guid, 'options', { columns: 9 });
    expect(wrong.json()).toMatchObject({ status: 400, fields: [{ code: 'bad-options' }] });
    expect((await seen(block.guid)).options).toMatchObject({ columns: 2 });
    expect((await post(randomUUID(), 'options', {})).statusCode).toBe(404);
    expect((await post('x', 'options', {})).statusCode).toBe(400);
  });
});

describe('POST /api/buildingblockinstance/{guid}/permissions', () => {
  it('says who may add, in what readers have and in what is written', async () => {
    const block = buildBlock();
    const id = await buildPage(test.services, { buildingBlockInstances: [block] });
    const { id: role } = await test.services.roles.create(
      { viewer: system },
      { name: 'Meedenkers', description: '', grantedOn: 'Manual' },
    );
    const roles = [role];
    const answer = await post(block.guid, 'permissions', { addPermission: 'Roles', addRoles: roles });
    expect(answer.json()).toEqual({
      guid: block.guid,
      addPermission: 'Roles',
      addRoles: roles,
      previous: { addPermission: 'Admin', addRoles: [] },
    });
    const copy = await workingCopy(id);
    expect(copy).toMatchObject({ hasChanges: false, version: { number: 2 } });
    expect(copy.document.buildingBlockInstances).toMatchObject([{ addPermission: 'Roles', addRoles: roles }]);
  });

  it.each([[{}], [{ addPermission: 'Everyone' }], [{ addPermission: 'Roles', addRoles: ['x'] }]])(
    'refuses %j',
    async (payload) => {
      const block = buildBlock();
      await buildPage(test.services, { buildingBlockInstances: [block] });
      expect((await post(block.guid, 'permissions', payload)).statusCode).toBe(400);
    },
  );
});
