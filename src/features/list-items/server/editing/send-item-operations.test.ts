import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import { type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { buildItem, buildList } from '../list-items.factory.ts';

let test: TestApp;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  list = (await buildList(test.services)).guid;
});
afterAll(() => test.close());

const manager = (id: string): Viewer =>
  viewerOf({ id, accountType: 'ContentManager', emailVerified: true, isActive: true, roleIds: [] });
const member = viewerOf({ id: 'lid', accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] });

const typed = (at: number, words: string): Operation => ({
  kind: 'text',
  place: { block: null, path: ['title'], language: 'nl', format: 'plain' },
  steps: [{ stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text: words }] } }],
});
const named = (operation: Operation, id = randomUUID()) => ({ id, operation, group: id, undoes: null });

interface Told {
  by: Viewer;
  base?: number;
  operations: ReturnType<typeof named>[];
}

/** Before the first has the item for itself the others wait as well: they are done together. */
const sendAtOnce = (id: string, all: readonly Told[]) =>
  Promise.allSettled(
    all.map(({ by, base = 0, operations }) =>
      test.services.listItems.editing.sendOperations({ viewer: by }, id, { base, operations }),
    ),
  );

/** What the log has, and the transaction that each was written in. */
const logOf = async (id: string) => {
  const { rows } = await sql<{ number: number; id: string; done_by: string; transaction: string }>`
    select number, id, done_by, xmin::text as transaction from ${sql.table(`${test.platform.schema}.item_operation`)}
    where item_id = ${id} order by number`.execute(test.platform.db);
  return rows;
};
const titleOf = async (id: string) =>
  (await test.services.listItems.editing.workingCopy(system, id)).document.title.$lang.nl;

describe.each([
  ['that readers have', true],
  ['that nobody reads yet', false],
])('what several people send at once to an item %s', (_, isPublished) => {
  const anItem = async () => (await buildItem(test.services, list, { title: 'abc', isPublished })).guid;

  it('is done in the order in which it came, in one transaction, and each hears what came before', async () => {
    const id = await anItem();
    const words = ['A', 'B', 'C'];
    const answers = await sendAtOnce(
      id,
      words.map((word) => ({ by: manager(word), operations: [named(typed(3, word))] })),
    );
    const log = await logOf(id);
    expect(log.map(({ number, done_by }) => [number, done_by])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
    ]);
    expect(new Set(log.map(({ transaction }) => transaction)).size).toBe(1);
    for (const [place, answer] of answers.entries()) {
      if (answer.status === 'rejected') throw answer.reason;
      const { operations, page, refused } = answer.value;
      expect(refused).toEqual([]);
      expect(operations.map(({ number }) => number)).toEqual(log.slice(0, place + 1).map(({ number }) => number));
      expect(page.sequence).toBe(place + 1);
    }
    expect(await titleOf(id)).toBe('abcABC');
  });

  it('leaves out who may not, and what may not be, and nothing of the others', async () => {
    const id = await anItem();
    const wrong = named({ kind: 'layout', layout: '100' });
    const answers = await sendAtOnce(id, [
      { by: manager('A'), operations: [named(typed(3, 'A'))] },
      { by: member, operations: [named(typed(3, 'X'))] },
      { by: manager('B'), base: 50, operations: [named(typed(3, 'Y'))] },
      { by: manager('C'), operations: [wrong, named(typed(3, 'C'))] },
    ]);
    expect(answers.map((one) => (one.status === 'rejected' ? one.reason.status : one.value.refused.length))).toEqual([
      0,
      isPublished ? 403 : 404,
      409,
      1,
    ]);
    expect(await titleOf(id)).toBe('abcAC');
  });

  it('is done once when it comes twice, and tried one by one when the database refuses something of it', async () => {
    const id = await anItem();
    const first = named(typed(3, 'A'));
    await sendAtOnce(id, [
      { by: manager('A'), operations: [first] },
      { by: manager('A'), operations: [first] },
    ]);
    expect(await titleOf(id)).toBe('abcA');
    // A number that another operation of this item has already, of before what was sent with it.
    const used = named(typed(0, 'X'), first.id);
    const answers = await sendAtOnce(id, [
      { by: manager('B'), base: 1, operations: [named(typed(4, 'B'))] },
      { by: manager('X'), base: 1, operations: [used] },
      { by: manager('D'), base: 1, operations: [named(typed(4, 'D'))] },
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await titleOf(id)).toBe('abcABD');
  });
});
