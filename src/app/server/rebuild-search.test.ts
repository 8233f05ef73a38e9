import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

describe('rebuilding what can be found', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('finds everything that is published again, forgets the rest and learns the words', async () => {
    const { guid, pageId } = await buildList(test.services);
    const kept = await buildItem(test.services, guid, { title: 'Waterkant' });
    const draft = await buildItem(test.services, guid, { title: 'Concept', isPublished: false });
    await test.services.legal.keepForSearch();
    const entries = test.platform.db.selectFrom('search_entry').select(['subject_id', 'language', 'title', 'short_id']);
    const before = await entries.orderBy('subject_id').orderBy('language').execute();
    await test.platform.db
      .updateTable('search_entry')
      .set({ subject_id: draft.guid })
      .where('subject_id', '=', kept.guid)
      .execute();
    await test.platform.db.deleteFrom('search_entry').where('subject_id', '=', pageId).execute();
    const told: string[] = [];
    const { installation, platform } = test;
    const done = await rebuildSearch({ installation, platform, tell: (line) => told.push(line) });
    expect(done.items).toBe(1);
    expect(await entries.orderBy('subject_id').orderBy('language').execute()).toEqual(before);
    expect(told).toContain('items 100 % (1 of 1)');
    const { correction } = await test.services.search.find(system, {
      q: 'waterkand',
      language: 'nl',
      pageNumber: 1,
      sort: 'relevance',
    });
    expect(correction).toBe('waterkant');
  });
});
