import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { buildItem, buildList, buildNewItem } from '../list-items.factory.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the trash of items', () => {
  it('lets go of what lay in it for thirty days, with its versions, and of nothing else', async () => {
    const { guid: list } = await buildList(test.services);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await buildItem(test.services, list)).guid);
    const [old = '', recent = '', kept = ''] = ids;
    for (const guid of [old, recent]) await test.services.listItems.remove({ viewer: system }, guid);
    const daysAgo = (guid: string, days: number) =>
      test.platform.db
        .updateTable('item')
        .set({ deleted_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
        .where('id', '=', guid)
        .execute();
    await daysAgo(old, 31);
    await daysAgo(recent, 29);
    await test.installation.jobs.runRecurring('empty-item-trash');
    const left = await test.platform.db.selectFrom('item').select('id').where('id', 'in', ids).execute();
    expect(left.map(({ id }) => id).sort()).toEqual([recent, kept].sort());
    const versions = await test.platform.db
      .selectFrom('item_version')
      .select('number')
      .where('item_id', '=', old)
      .execute();
    expect(versions).toEqual([]);
  });

  it('lets go of the files of what goes, and never gives its guid to another', async () => {
    const { guid: list } = await buildList(test.services, { block: { addPermission: 'Users' } });
    const [gone, kept] = [await buildItem(test.services, list), await buildItem(test.services, list)];
    const bytes = await pictures.png({ width: 8, height: 8 });
    const files: string[] = [];
    for (const { guid: id } of [gone, kept]) {
      files.push(
        (await test.services.assets.add(system, { name: 'kade.png', bytes, holder: { kind: 'item', id } })).guid,
      );
    }
    await test.services.listItems.remove({ viewer: system }, gone.guid);
    const member = await test.signInAs('Standard');
    const add = async (guid: string) => {
      const payload = [buildNewItem({ guid })];
      return (await test.app.inject({ method: 'POST', url: `/api/listitem/list/${list}`, headers: member, payload }))
        .statusCode;
    };
    expect(await add(gone.guid)).toBe(409);
    await test.platform.db
      .updateTable('item')
      .set({ deleted_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
      .where('id', '=', gone.guid)
      .execute();
    await test.installation.jobs.runRecurring('empty-item-trash');
    const left = await test.platform.db.selectFrom('asset').select('id').where('id', 'in', files).execute();
    expect(left.map(({ id }) => id)).toEqual([files[1]]);
    expect(await add(gone.guid)).toBe(409);
    expect(await add(gone.guid.toUpperCase())).toBe(409);
    expect(await add(crypto.randomUUID())).toBe(200);
  });
});
