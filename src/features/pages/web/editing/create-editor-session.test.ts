import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { PageDocument } from '../../contract/page.ts';
import type { PageState, WorkingCopy } from '../../contract/working-copy.ts';
import { createEditorSession } from './create-editor-session.ts';
import type { EditingRemote } from './editing-remote.ts';
import { memoryBrowser } from './testing/memory-browser.ts';

const copy = {
  guid: '00000000-0000-4000-8000-000000000001',
  sequence: 0,
  document: PageDocument.parse({ title: text('Haven'), layout: '100', buildingBlockInstances: [] }),
  hasChanges: false,
  changedAt: null,
  translations: [],
} as unknown as WorkingCopy;

/** What the server answers to what is sent. */
let answer: () => Promise<PageState>;
let sent: number;
const remote: EditingRemote = {
  async send({ base, operations }) {
    sent += 1;
    const page = { ...(await answer()), sequence: base + operations.length };
    const by = { id: 'me', name: 'Eline' };
    const told = operations.map((one, index) => ({ ...one, number: base + index + 1, by, inverse: [], at: '' }));
    return { operations: told, refused: [], page } as unknown as Awaited<ReturnType<EditingRemote['send']>>;
  },
  list: () => new Promise(() => undefined),
  topic: 'page/1',
};
const refuse = (status: number) => () => Promise.reject(new CallError(status, undefined));
const title = (words: string) => ({ kind: 'page', path: ['title'], value: text(words) }) as const;

beforeEach(() => {
  sent = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a server that was away for long is tried again within ten seconds', async () => {
  answer = refuse(503);
  const session = createEditorSession({ remote, copy, by: 'me', onLost: () => undefined });
  session.run(title('Kade'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(session.state().saving).toEqual({ kind: 'kept-here', waiting: 1 });
  answer = async () => copy;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.state().saving).toEqual({ kind: 'saved', at: null });
  session.close();
});

test('work that an earlier window left waits for a server that does not answer, and that is said', async () => {
  const browser = memoryBrowser();
  vi.stubGlobal('indexedDB', browser.indexedDB);
  vi.stubGlobal('IDBKeyRange', browser.IDBKeyRange);
  Object.defineProperty(navigator, 'locks', { value: browser.locks, configurable: true });
  const left = { id: crypto.randomUUID(), operation: title('Kade'), group: crypto.randomUUID(), undoes: null };
  browser.leave({ page: copy.guid, tab: 'yesterday', by: 'me', base: 0, operations: [left] } as never);
  answer = async () => copy;
  let isAway = true;
  const log = { operations: [], page: copy, translations: [] } as unknown as Awaited<ReturnType<EditingRemote['list']>>;
  const list = ({ after }: { after?: unknown } = {}) => {
    if (after === undefined) return new Promise<never>(() => undefined);
    return isAway ? refuse(503)() : Promise.resolve(log);
  };
  const session = createEditorSession({
    remote: { ...remote, list: list as EditingRemote['list'] },
    copy,
    by: 'me',
    onLost: (lost) => expect(lost).toEqual([]),
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(session.state().saving).toEqual({ kind: 'kept-here', waiting: 1 });
  expect(session.state().document.title.$lang.nl).toBe('Haven');
  isAway = false;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(session.state().document.title.$lang.nl).toBe('Kade');
  expect([session.state().saving.kind, sent, browser.rows()]).toEqual(['saved', 1, []]);
  session.close();
});

test.each([
  [401, 'signed-out'],
  [403, 'not-allowed'],
  [404, 'gone'],
])(
  'who is answered %i goes on typing without a promise that it is saved, and sends it all when they try again',
  async (status, reason) => {
    answer = refuse(status);
    const session = createEditorSession({ remote, copy, by: 'me', onLost: () => undefined });
    session.run(title('Kade'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.state().saving).toEqual({ kind: 'stopped', reason });
    session.run(title('Dijk'));
    expect(session.state().saving).toEqual({ kind: 'stopped', reason });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toBe(1);
    expect(session.waiting()).toEqual([title('Kade'), title('Dijk')]);

    answer = async () => copy;
    session.retry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.state().saving).toEqual({ kind: 'saved', at: null });
    expect(session.waiting()).toEqual([]);
    session.close();
  },
);
