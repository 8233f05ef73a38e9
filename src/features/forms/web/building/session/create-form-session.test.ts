import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { emptyHistory, type FormHistory } from '../../../contract/building/form-history.ts';
import { type FormForEditing, FormSettings } from '../../../contract/form.ts';
import { FormDocument } from '../../../contract/form-document.ts';
import { createFormSession, type Unsent } from './create-form-session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const titled = (words: string) => FormDocument.parse({ title: text(words) });
const form = (words: string, sequence: number): FormForEditing => ({
  guid: '00000000-0000-4000-8000-000000000001',
  sequence,
  document: titled(words),
  settings: FormSettings.parse({}),
  hasChanges: false,
  owner: null,
  versions: [],
  changedOn: '2026-11-17T10:00:00Z',
  changedBy: 'Eline Postma',
  plan: null,
  failedPlan: null,
});

class Conflict extends Error {}
class Offline extends Error {}

function begin(given: { unsent?: Unsent; history?: FormHistory } = {}) {
  const kept: number[] = [];
  const sent: Unsent[] = [];
  const answers: (Error | undefined)[] = [];
  const server = { form: form('Melding', 1) };
  const box: { unsent: Unsent | undefined; history: FormHistory } = {
    unsent: given.unsent,
    history: given.history ?? emptyHistory,
  };
  const session = createFormSession(
    server.form,
    {
      async save(unsent) {
        sent.push(unsent);
        const answer = answers.shift();
        if (answer !== undefined) throw answer;
        if (unsent.sequence !== server.form.sequence) throw new Conflict();
        server.form = { ...server.form, document: unsent.document, sequence: unsent.sequence + 1 };
        return { sequence: server.form.sequence, hasChanges: true };
      },
      read: async () => server.form,
      isConflict: (error) => error instanceof Conflict,
      isPassing: (error) => error instanceof Offline,
    },
    {
      readUnsent: () => box.unsent,
      keepUnsent: (unsent) => {
        box.unsent = unsent;
      },
      readHistory: () => box.history,
      keepHistory: (history) => {
        kept.push(history.past.length);
        box.history = history;
      },
    },
  );
  const type = (words: string) => session.change('typed', (now) => ({ ...now, title: text(words) }), 'nl title');
  return { session, sent, answers, server, box, type, keptSteps: () => kept };
}

test('what is typed is sent once, within a second of a pause', async () => {
  const { session, sent, type, box } = begin();
  type('M');
  type('Me');
  expect(box.unsent?.document).toEqual(titled('Me'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ document, sequence }) => [document.title, sequence])).toEqual([[text('Me'), 1]]);
  expect([session.getState().saving.kind, session.getState().sequence, box.unsent]).toEqual(['saved', 2, undefined]);
});

test('a change that changes nothing is none', async () => {
  const { session, sent } = begin();
  session.change('moved', (now) => now);
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent.length, session.getState().undoes]).toEqual([0, undefined]);
});

test('without a connection it is kept here and tried again, and says so', async () => {
  const { session, sent, answers, type, box } = begin();
  answers.push(new Offline(), new Offline());
  type('Me');
  await vi.advanceTimersByTimeAsync(1000);
  expect([session.getState().saving.kind, box.unsent?.document]).toEqual(['kept-here', titled('Me')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([session.getState().saving.kind, sent.length]).toEqual(['saved', 3]);
});

test.each([
  ['theirs', 'Van haar', 'Van mij'],
  ['mine', 'Van mij', 'Van haar'],
] as const)('after someone else saved, one chooses: %s, and the other is one step back', async (whose, now, back) => {
  const { session, server, type } = begin();
  server.form = form('Van haar', 5);
  type('Van mij');
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState().theirs?.changedBy).toBe('Eline Postma');
  expect(session.getState().saving).toEqual({ kind: 'stopped', reason: 'other' });
  type('Van mij');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.form.document).toEqual(titled('Van haar'));
  session.choose(whose);
  await vi.advanceTimersByTimeAsync(1000);
  expect([server.form.document, session.getState().theirs]).toEqual([titled(now), undefined]);
  session.undo();
  expect(session.getState().document).toEqual(titled(back));
});

test('what the server will not have stops the sending until something else is typed', async () => {
  const { session, answers, type, sent } = begin();
  answers.push(new Error('bad-input'));
  type('x');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([session.getState().saving, sent.length]).toEqual([{ kind: 'stopped', reason: 'refused' }, 1]);
  type('y');
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState().saving.kind).toBe('saved');
});

test('undo and redo survive saving and a reload', async () => {
  const first = begin();
  first.type('Een');
  await vi.advanceTimersByTimeAsync(1000);
  first.session.change('moved', (now) => ({ ...now, title: text('Twee') }));
  await vi.advanceTimersByTimeAsync(1000);
  const second = begin({ history: first.box.history });
  expect(second.session.getState().undoes).toBe('moved');
  expect(second.session.undo()).toBe('moved');
  expect([second.session.getState().document, second.session.getState().redoes]).toEqual([titled('Een'), 'moved']);
  expect([second.session.undo(), second.session.undo()]).toEqual(['typed', undefined]);
  expect(second.session.redo()).toBe('typed');
});

test('steps are written down when there is a new one, and not at every key', () => {
  const { session, type, keptSteps } = begin();
  type('M');
  type('Me');
  type('Mel');
  expect(keptSteps()).toEqual([1]);
  session.change('moved', (now) => ({ ...now, title: text('Anders') }));
  session.undo();
  expect(keptSteps()).toEqual([1, 2, 1]);
});

test('what was left unsent in the browser is sent when one comes back', async () => {
  const { session, server } = begin({ unsent: { document: titled('Achtergelaten'), sequence: 1 } });
  expect(session.getState().document).toEqual(titled('Achtergelaten'));
  await vi.advanceTimersByTimeAsync(100);
  expect(server.form.document).toEqual(titled('Achtergelaten'));
});

test('before publishing everything is sent at once', async () => {
  const { session, server, type } = begin();
  type('Klaar');
  await expect(session.flush()).resolves.toBe(true);
  expect(server.form.document).toEqual(titled('Klaar'));
  session.published();
  expect(session.getState().hasChanges).toBe(false);
  session.close();
});
