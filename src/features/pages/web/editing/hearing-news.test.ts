import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestEventSource } from '#platform/web/live/testing/test-event-source.ts';
import type { LoggedOperation, Operation } from '../../contract/operations/operation.ts';
import type { NewOperation } from '../../contract/operations/operation-schema.ts';
import { PageDocument } from '../../contract/page.ts';
import type { PageState, WorkingCopy } from '../../contract/working-copy.ts';
import { createEditorSession } from './create-editor-session.ts';
import type { Lost } from './page-replica.ts';

const guid = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d00';
const topic = `page-editing:${guid}`;
const stateAt = (sequence: number): PageState => ({
  guid,
  kind: 'page',
  sequence,
  isPublished: true,
  hasChanges: true,
  publishAt: null,
  plannedLanguages: null,
  unpublishAt: null,
  failedPlan: null,
  changedAt: '2026-11-17T08:00:00.000Z',
  changedBy: { id: 'other', name: 'Noor' },
  version: { number: 1, publishedAt: '2026-11-17T08:00:00.000Z' },
});
const copy: WorkingCopy = {
  ...stateAt(4),
  document: PageDocument.parse({ title: { $lang: { nl: 'Haven' } } }),
  translations: [],
  usedBy: 0,
  can: { edit: true, changeAudience: true, copy: true, translate: false },
};

const titled = (number: number, value: string, of: Partial<LoggedOperation> = {}): LoggedOperation => ({
  number,
  id: crypto.randomUUID(),
  by: { id: 'other', name: 'Noor' },
  at: '2026-11-17T08:00:00.000Z',
  operation: { kind: 'page', path: ['title', '$lang', 'nl'], value },
  inverse: [],
  group: crypto.randomUUID(),
  undoes: null,
  ...of,
});

/** A browser that keeps nothing. */
function refuse() {
  const request = { error: new DOMException('no storage'), onerror: () => undefined };
  queueMicrotask(() => request.onerror());
  return request;
}

beforeEach(() => {
  TestEventSource.opened = [];
  vi.stubGlobal('EventSource', TestEventSource);
  vi.stubGlobal('indexedDB', { open: refuse });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const calmMilliseconds = 3000;

/** A session on a page of number 4 whose channel is open; `asked` has what it asked the server since. */
async function open(changes: Partial<Pick<WorkingCopy, 'document'>> = {}) {
  const lost: Lost[] = [];
  const asked: (number | undefined)[] = [];
  const log: LoggedOperation[] = [];
  const sent: { answer(number: number): Promise<void> }[] = [];
  const session = createEditorSession({
    copy: { ...copy, ...changes },
    by: 'me',
    onLost: (some) => void lost.push(...some),
    remote: {
      topic,
      list: async (query = {}) => {
        const { after, before } = query as { after?: number; before?: number };
        if (before === undefined) asked.push(after);
        const operations = after === undefined ? [] : log.filter(({ number }) => number > after);
        return { operations, page: stateAt(log.at(-1)?.number ?? 4), translations: [] };
      },
      send: ({ operations }) =>
        new Promise((resolve) => {
          const answer = async (number: number) => {
            const by = { id: 'me', name: 'Ik' };
            const own = operations as NewOperation[];
            const logged = own.map((one, place) => titled(number + place, '', { ...one, by }));
            resolve({ operations: logged, refused: [], page: stateAt(number + own.length - 1) });
            await vi.advanceTimersByTimeAsync(0);
          };
          sent.push({ answer });
        }),
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  const tell = async (data: object) => {
    TestEventSource.opened.at(-1)?.say('changed', 'a-2', { topics: [topic], ...data });
    await vi.advanceTimersByTimeAsync(0);
  };
  TestEventSource.opened.at(-1)?.say('ready', 'a-1');
  await vi.advanceTimersByTimeAsync(0);
  asked.length = 0;
  const news = (after: number, ...operations: LoggedOperation[]) =>
    tell({ news: { [topic]: { after, operations, page: stateAt(operations.at(-1)?.number ?? after) } } });
  const title = () => session.state().document.title.$lang.nl;
  return { session, asked, log, sent, tell, news, title, lost };
}

it('takes what others did from the message itself, and asks how languages stand once it is calm', async () => {
  const { session, asked, news, title } = await open();
  await news(4, titled(5, 'Kade'));
  expect([title(), session.state().page.sequence, asked]).toEqual(['Kade', 5, []]);
  await news(5, titled(6, 'Werf'));
  await vi.advanceTimersByTimeAsync(calmMilliseconds - 1);
  expect([title(), asked]).toEqual(['Werf', []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([6]);
  session.close();
});

it('asks when nothing came along, or when there is a hole before it', async () => {
  const { session, asked, log, tell, news, title } = await open();
  log.push(titled(5, 'Kade'));
  await tell({});
  expect([title(), asked]).toEqual(['Kade', [4]]);
  log.push(titled(6, 'Werf'), titled(7, 'Dok'));
  await news(6, titled(7, 'Dok'));
  expect([title(), asked]).toEqual(['Dok', [4, 5]]);
  session.close();
});

it('hears what was told while something was on its way, once that is answered', async () => {
  const { session, asked, sent, news, title, lost } = await open();
  session.run({ kind: 'page', path: ['description', '$lang', 'nl'], value: 'Aan zee' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  await news(5, titled(6, 'Kade'));
  expect(title()).toBe('Haven');
  await sent[0]?.answer(5);
  expect([title(), session.state().page.sequence, asked]).toEqual(['Kade', 6, []]);
  expect(session.state().document.description?.$lang.nl).toBe('Aan zee');
  expect(lost).toEqual([]);
  session.close();
});

it('writes what stands in a field before it takes what others did, and says meanwhile that it is not saved', async () => {
  const { session, news, title } = await open();
  const write = vi.fn(() =>
    session.write({ block: null, path: ['title', '$lang', 'nl'], was: 'Haven', is: 'Haven aan zee' }),
  );
  const release = session.hold(() => {
    write();
    release();
  });
  expect(session.state().saving).toEqual({ kind: 'saving' });
  const operation = { kind: 'page', path: ['title', '$lang', 'nl'] } as const;
  await news(4, titled(5, 'De Haven', { inverse: [{ ...operation, value: 'Haven' }] }));
  expect([write.mock.calls.length, title()]).toEqual([1, 'De Haven aan zee']);
  session.commit();
  expect(write).toHaveBeenCalledTimes(1);
  session.close();
});

it('is saved again when nothing came of what was typed in a field', async () => {
  const { session } = await open();
  const before = session.state().saving;
  const release = session.hold(() => undefined);
  expect(session.state().saving).toEqual({ kind: 'saving' });
  session.write({ block: null, path: ['title', '$lang', 'nl'], was: 'Haven', is: 'Haven' });
  release();
  expect(session.state().saving).toEqual(before);
  expect(session.waiting()).toEqual([]);
  session.close();
});

it('waits for what stands in a field when all has to be on the server', async () => {
  const { session, sent } = await open();
  const release = session.hold(() => {
    session.write({ block: null, path: ['title', '$lang', 'nl'], was: 'Haven', is: 'Kade' });
    release();
  });
  const settled = session.settled();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  await sent[0]?.answer(5);
  await settled;
  expect(session.state().saving.kind).toBe('saved');
  session.close();
});

it('lets who types in an entry of a list go on in it when another moves it, and gives the words back when it is gone', async () => {
  const block = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d01';
  const path = ['options', 'items'];
  const entry = (words: string) => ({ title: { $lang: { nl: words } } });
  const options = { items: [entry('een'), entry('twee')] };
  const { session, news, lost } = await open({
    document: PageDocument.parse({
      title: { $lang: { nl: 'Haven' } },
      buildingBlockInstances: [{ guid: block, buildingBlockName: 'Cards', layoutPosition: 'main', sortId: 0, options }],
    }),
  });
  const items = () => session.state().document.buildingBlockInstances[0]?.options.items;
  const place = { block, path: [...path, 1, 'title'], language: 'nl', format: 'plain' } as const;
  const { close } = session.openText(place, () => undefined);
  const type = (at: number, words: string) =>
    session.type(place, [
      { stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text: words }] } },
    ]);
  const splice = (at: number, remove: number, ...insert: object[]) =>
    titled(0, '', { operation: { kind: 'splice', block, path, at, remove, insert } as Operation });
  await news(4, { ...splice(0, 0, entry('nul')), number: 5 });
  type(4, '!');
  expect(items()).toEqual([entry('nul'), entry('een'), entry('twee!')]);
  expect(lost).toEqual([]);
  await news(5, { ...splice(2, 1), number: 6 });
  expect(lost).toMatchObject([{ code: 'lost', operation: { kind: 'text' } }]);
  type(5, '?');
  expect(lost).toHaveLength(2);
  expect(items()).toEqual([entry('nul'), entry('een')]);
  close();
  session.close();
});

it('is not set back by a message that is older than what it knows', async () => {
  const { session, asked, news, title } = await open();
  await news(4, titled(5, 'Kade'), titled(6, 'Werf'));
  await news(4, titled(5, 'Kade'));
  expect([title(), session.state().page.sequence, asked]).toEqual(['Werf', 6, []]);
  session.close();
});

it('draws nothing again for a message that says what is known', async () => {
  const { session, news } = await open();
  await news(4, titled(5, 'Kade'));
  let told = 0;
  session.subscribe(() => {
    told += 1;
  });
  await news(4, titled(5, 'Kade'));
  await news(5);
  expect(told).toBe(0);
  await news(5, titled(6, 'Werf'));
  expect(told).toBe(1);
  session.close();
});

it('tells who goes on writing at a pause that what they wrote before was saved', async () => {
  const { session, sent } = await open();
  const write = (value: string) => session.run({ kind: 'page', path: ['description', '$lang', 'nl'], value });
  write('Aan zee');
  await vi.advanceTimersByTimeAsync(1000);
  write('Aan het water');
  let told = 0;
  session.subscribe(() => {
    told += 1;
  });
  await sent[0]?.answer(5);
  expect(told).toBe(0);
  expect(session.state().page.sequence).toBe(5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toBe(1);
  session.close();
});
