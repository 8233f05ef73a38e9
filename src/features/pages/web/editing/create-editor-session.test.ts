import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { PageDocument } from '../../contract/page.ts';
import type { PageState, WorkingCopy } from '../../contract/working-copy.ts';
import { createEditorSession } from './create-editor-session.ts';
import type { EditingRemote } from './editing-remote.ts';

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
afterEach(() => vi.useRealTimers());

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
