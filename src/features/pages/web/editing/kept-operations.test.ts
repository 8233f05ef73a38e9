import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '../../contract/operations/choices.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import { countKept, createOperationStore, forgetKept } from './kept-operations.ts';
import { memoryBrowser } from './testing/memory-browser.ts';

const page = '00000000-0000-4000-8000-000000000001';
const operation = (id: string): NewOperation => ({
  id,
  operation: { kind: 'layout', layout: '100' },
  group: id,
  undoes: null,
});

let browser: ReturnType<typeof memoryBrowser>;
beforeEach(() => {
  browser = memoryBrowser();
  vi.stubGlobal('indexedDB', browser.indexedDB);
  vi.stubGlobal('IDBKeyRange', browser.IDBKeyRange);
  Object.defineProperty(navigator, 'locks', { value: browser.locks, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

/** What was asked of the store before is done. */
const kept = async (count: number) => {
  await expect.poll(() => browser.rows().length).toBe(count);
  return browser.rows();
};

test('what a tab did is kept until it is sent, the newest of it alone', async () => {
  const store = createOperationStore({ page, by: 'me' });
  store.keep({ base: 1, operations: [operation('a')] });
  store.keep({ base: 2, operations: [operation('a'), operation('b')] });
  expect(await kept(1)).toMatchObject([{ page, by: 'me', base: 2, operations: [{ id: 'a' }, { id: 'b' }] }]);
  expect([await countKept('me'), await countKept('other')]).toEqual([2, 0]);
  store.keep({ base: 4, operations: [] });
  expect(await kept(0)).toEqual([]);
});

test('what is still to be chosen is kept when nothing is left to send, and counts', async () => {
  const store = createOperationStore({ page, by: 'me' });
  const { id, operation: own } = operation('a');
  const choice = { id, operation: own as Choice['operation'], by: { id: 'you', name: 'U' }, at: '' };
  store.keep({ base: 3, operations: [], choices: [choice] });
  expect(await kept(1)).toMatchObject([{ base: 3, choices: [choice] }]);
  expect(await countKept('me')).toBe(1);
  store.keep({ base: 4, operations: [], choices: [] });
  expect(await kept(0)).toEqual([]);
});

test('what a closed tab left goes to the next one of the same person on the same page, once it is taken', async () => {
  const before = createOperationStore({ page, by: 'me' });
  before.keep({ base: 1, operations: [operation('a')] });
  const [row] = await kept(1);
  const now = createOperationStore({ page, by: 'me' });
  expect(await now.left()).toEqual([]);
  before.close();
  await expect.poll(() => now.left()).toHaveLength(1);
  const [left] = await now.left();
  expect(left).toEqual(row);
  for (const other of [createOperationStore({ page, by: 'you' }), createOperationStore({ page: 'other', by: 'me' })]) {
    expect(await other.left()).toEqual([]);
  }
  now.keep({ base: 1, operations: [operation('a')] });
  if (left !== undefined) now.taken(left);
  await expect.poll(() => browser.rows().every(({ tab }) => tab !== row?.tab)).toBe(true);
  expect(browser.rows()).toMatchObject([{ operations: [{ id: 'a' }] }]);
});

test('who signs out leaves nothing, and others keep theirs', async () => {
  browser.leave({ page, tab: 'one', by: 'me', base: 0, operations: [] } as never);
  browser.leave({ page, tab: 'two', by: 'you', base: 0, operations: [] } as never);
  await forgetKept('me');
  expect(browser.rows()).toMatchObject([{ by: 'you' }]);
});
