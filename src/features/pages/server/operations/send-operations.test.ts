import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Operation } from '../../contract/operations/operation.ts';
import { buildBlock, buildPage, buildPageDocument } from '../pages.factory.ts';

let test: TestApp;
/** Another process on the same database, as far as pages are concerned: it keeps nothing of what the first did. */
let other: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  other = await startTestApp({ connectionString: test.connectionString });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const manager = (id: string): Viewer =>
  viewerOf({ id, accountType: 'ContentManager', emailVerified: true, isActive: true, roleIds: [] });
const member = viewerOf({ id: 'lid', accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] });

async function aPage(letters = 'abc') {
  const block = buildBlock({ options: { lead: text(letters) } });
  const id = await buildPage(test.services, { buildingBlockInstances: [block] });
  const { sequence } = await test.services.pages.workingCopy(system, id);
  return { id, block: block.guid, base: sequence };
}

const typed = (block: string, at: number, words: string): Operation => ({
  kind: 'text',
  place: { block, path: ['options', 'lead'], language: 'nl', format: 'plain' },
  steps: [{ stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text: words }] } }],
});
const named = (operation: Operation, undoes: string | null = null) => {
  const id = randomUUID();
  return { id, operation, group: id, undoes };
};

interface Told {
  by: Viewer;
  base: number;
  operations: ReturnType<typeof named>[];
  at?: TestApp;
}

/** Before the first has the page for itself the others wait as well: they are done together. */
const sendAtOnce = (id: string, all: readonly Told[]) =>
  Promise.allSettled(
    all.map(({ by, base, operations, at = test }) =>
      at.services.pages.sendOperations({ viewer: by }, id, { base, operations }),
    ),
  );

async function lead(id: string): Promise<string | undefined> {
  const { document } = await other.services.pages.workingCopy(system, id);
  return (document.buildingBlockInstances[0]?.options.lead as { $lang: { nl: string } } | undefined)?.$lang.nl;
}

/** What the log has, and the transaction that each was written in. */
const logOf = async (id: string) => {
  const { rows } = await sql<{ number: number; id: string; done_by: string; transaction: string }>`
    select number, id, done_by, xmin::text as transaction from ${sql.table(`${test.platform.schema}.page_operation`)}
    where page_id = ${id} order by number`.execute(test.platform.db);
  return rows;
};

describe('what several people send at once', () => {
  it('is done in the order in which it came, in one transaction, and each hears what came before', async () => {
    const { id, block, base } = await aPage();
    const words = ['A', 'B', 'C', 'D'].map((word) => ({ word, sent: named(typed(block, 3, word)) }));
    const answers = await sendAtOnce(
      id,
      words.map(({ word, sent }) => ({ by: manager(word), base, operations: [sent] })),
    );
    const log = await logOf(id);
    expect(log.map((one) => [one.number - base, one.id, one.done_by])).toEqual(
      words.map(({ word, sent }, place) => [place + 1, sent.id, word]),
    );
    expect(new Set(log.map(({ transaction }) => transaction)).size).toBe(1);
    for (const [place, answer] of answers.entries()) {
      if (answer.status === 'rejected') throw answer.reason;
      const { operations, page, refused } = answer.value;
      expect(refused).toEqual([]);
      expect(operations.map(({ number }) => number)).toEqual(log.slice(0, place + 1).map(({ number }) => number));
      expect([page.sequence, page.changedBy.id]).toEqual([base + place + 1, words[place]?.word]);
    }
    expect(await lead(id)).toBe('abcABCD');
  });

  it('leaves out who may not, and what may not be, and nothing of the others', async () => {
    const { id, block, base } = await aPage();
    const wrong = named({ kind: 'set', block, path: ['options', 'nothing', 'like', 'this'], value: 1 });
    const answers = await sendAtOnce(id, [
      { by: manager('A'), base, operations: [named(typed(block, 3, 'A'))] },
      { by: member, base, operations: [named(typed(block, 3, 'X'))] },
      { by: manager('B'), base: base + 50, operations: [named(typed(block, 3, 'Y'))] },
      { by: manager('C'), base, operations: [wrong, named(typed(block, 3, 'C'))] },
      { by: manager('D'), base, operations: [named(typed(block, 3, 'D'))] },
    ]);
    expect(answers.map((one) => (one.status === 'rejected' ? one.reason.code : one.value.refused.length))).toEqual([
      0,
      'not-allowed',
      'changed-meanwhile',
      1,
      0,
    ]);
    expect((await logOf(id)).map((one) => [one.number - base, one.done_by])).toEqual([
      [1, 'A'],
      [2, 'C'],
      [3, 'D'],
    ]);
    expect(await lead(id)).toBe('abcACD');
  });

  it('is tried one by one when the database refuses something of it, and nothing that was confirmed is lost', async () => {
    const { id, block, base } = await aPage();
    // A number that another operation of this page has already, of before what was sent with it.
    const first = named(typed(block, 3, 'A'));
    await sendAtOnce(id, [{ by: manager('A'), base, operations: [first] }]);
    const used = { ...named(typed(block, 0, 'X')), id: first.id };
    const answers = await sendAtOnce(id, [
      { by: manager('B'), base: base + 1, operations: [named(typed(block, 4, 'B'))] },
      { by: manager('C'), base: base + 1, operations: [named(typed(block, 4, 'C'))] },
      { by: manager('X'), base: base + 1, operations: [used] },
      { by: manager('D'), base: base + 1, operations: [named(typed(block, 4, 'D'))] },
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect((await logOf(id)).map((one) => [one.number - base, one.done_by])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
      [4, 'D'],
    ]);
    expect(await lead(id)).toBe('abcABCD');
  });

  it('is done once when the same comes twice, and what one did a moment ago can be taken back', async () => {
    const { id, block, base } = await aPage();
    const [mine, theirs] = [named(typed(block, 3, 'A')), named(typed(block, 3, 'B'))];
    const back: Operation = { ...typed(block, 3, ''), steps: [{ stepType: 'replace', from: 3, to: 4 }] } as Operation;
    const answers = await sendAtOnce(id, [
      { by: manager('C'), base, operations: [named(typed(block, 3, 'C'))] },
      { by: manager('A'), base, operations: [mine] },
      { by: manager('B'), base, operations: [theirs] },
      { by: manager('A'), base, operations: [mine, named(back, mine.id)] },
      { by: manager('B'), base, operations: [theirs, named(back, mine.id)] },
    ]);
    const refused = answers.map((one) => (one.status === 'rejected' ? one.reason : one.value.refused));
    expect(refused).toEqual([[], [], [], [], [{ id: expect.any(String), code: 'not-yours' }]]);
    expect((await logOf(id)).map(({ done_by }) => done_by)).toEqual(['C', 'A', 'B', 'A']);
    expect(await lead(id)).toBe('abcCB');
  });

  it('is judged by the rights that are left after what came before it, and of a page that is gone nothing is done', async () => {
    const role = await test.makeRole(`Redactie ${randomUUID()}`);
    const editor = { ...member, roleIds: [role] };
    const block = buildBlock({ options: { lead: text('abc') } });
    const document = buildPageDocument({
      buildingBlockInstances: [block],
      editPermission: 'Roles',
      editRoles: [role],
    });
    const { guid: id, sequence: base } = await test.services.pages.make({ viewer: system }, { kind: 'page', document });
    const type = (words: string) => [named(typed(block.guid, 3, words))];
    const answers = await sendAtOnce(id, [
      { by: system, base, operations: type('A') },
      { by: editor, base, operations: type('B') },
      { by: system, base, operations: [named({ kind: 'page', path: ['editPermission'], value: 'Admin' })] },
      { by: editor, base, operations: type('C') },
      { by: system, base, operations: type('D') },
    ]);
    expect(answers.map((one) => (one.status === 'rejected' ? one.reason.code : one.value.refused))).toEqual([
      [],
      [],
      [],
      'not-allowed',
      [],
    ]);
    expect(await lead(id)).toBe('abcABD');
    const nowhere = await sendAtOnce(randomUUID(), [
      { by: system, base: 0, operations: [named(typed(block.guid, 3, 'A'))] },
      { by: system, base: 0, operations: [named(typed(block.guid, 3, 'B'))] },
    ]);
    expect(nowhere.map((one) => (one.status === 'rejected' ? one.reason.code : ''))).toEqual([
      'not-found',
      'not-found',
    ]);
  });
});

it('two processes write one log, without a hole and without a letter lost', async () => {
  const { id, block, base } = await aPage('');
  const letters = [...'abcdefghijklmnop'];
  const answers = await sendAtOnce(
    id,
    letters.map((letter, place) => ({
      by: manager(letter),
      base,
      operations: [named(typed(block, 0, letter))],
      at: place % 2 === 0 ? test : other,
    })),
  );
  for (const answer of answers) {
    if (answer.status === 'rejected') throw answer.reason;
    const numbers = answer.value.operations.map(({ number }) => number - base);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  }
  const log = await logOf(id);
  expect(log.map(({ number }) => number - base)).toEqual(letters.map((_, place) => place + 1));
  // Each process keeps the order in which it was asked.
  for (const own of [0, 1]) {
    const asked = letters.filter((_, place) => place % 2 === own);
    expect(log.map(({ done_by }) => done_by).filter((by) => asked.includes(by))).toEqual(asked);
  }
  expect([...((await lead(id)) ?? '')].sort()).toEqual(letters);
});
