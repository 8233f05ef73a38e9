import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#platform/web/api/call-error.ts';
import { type ErrorLogMessage, ErrorStore } from '#platform/web/error-store/error-store.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import type { Translate } from '../contract/task-message.ts';
import { createTaskRunner, type RunTask } from './task-runner.ts';

let notifications: NotificationStore;
let errorStore: ErrorStore;
let logged: ErrorLogMessage[];
let viewer: { isContentManager: boolean; notificationCloseSeconds: number };
let runTask: RunTask;

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  viewer = { isContentManager: true, notificationCloseSeconds: 10 };
  notifications = new NotificationStore();
  errorStore = new ErrorStore({ nonce: 'k7q3', log: (message) => logged.push(message), isGoneStatusUsed: () => false });
  const t = defaultI18n.t;
  const translate: Translate = (key, values) => t(key, values ?? {});
  runTask = createTaskRunner({ notifications, errorStore, viewer: () => viewer, translate });
});
afterEach(() => vi.useRealTimers());

const shown = () =>
  notifications
    .getSnapshot()
    .notifications.filter((one) => !one.isLeaving)
    .map(({ message, type, count, actions }) => ({ message, type, count, actions: actions.map((one) => one.label) }));

const press = (label: string) => {
  const notification = notifications.getSnapshot().notifications.find((one) => !one.isLeaving);
  notifications.press(notification?.id ?? '', notification?.actions.findIndex((one) => one.label === label) ?? -1);
};

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return {
    run: vi.fn(() => promise),
    finish: () => resolve('saved'),
    fail: () => reject(new Error('Failed to fetch')),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const succeed = async () => 'saved';
const fail = async () => {
  throw new Error('Failed to fetch');
};

describe('processing', () => {
  it('is told of only after a second', async () => {
    const { run, finish } = work();
    void runTask({ type: 'save', entity: 'page', run });
    vi.advanceTimersByTime(999);
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([{ message: 'Bezig met bewaren van de pagina', type: 'ongoing', count: 1, actions: [] }]);
    vi.advanceTimersByTime(600_000);
    expect(shown()).toHaveLength(1);
    finish();
    await settle();
    expect(shown()).toMatchObject([{ message: 'Pagina bewaard', type: 'positive' }]);
  });

  it('is not told of when it ends within a second', async () => {
    const { run, finish } = work();
    void runTask({ type: 'save', entity: 'page', run });
    vi.advanceTimersByTime(999);
    finish();
    await settle();
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown()).toMatchObject([{ message: 'Pagina bewaard' }]);
  });

  it('tells the end also to who closed the first notification', async () => {
    const { run, finish } = work();
    void runTask({ type: 'save', entity: 'page', run });
    vi.advanceTimersByTime(1000);
    notifications.dismiss(notifications.getSnapshot().notifications[0]?.id ?? '');
    finish();
    await settle();
    expect(shown()).toMatchObject([{ message: 'Pagina bewaard' }]);
  });
});

describe('done', () => {
  it('answers with what the work gave', async () => {
    expect(await runTask({ type: 'save', entity: 'page', run: succeed })).toEqual({ state: 'done', value: 'saved' });
  });

  it.each([
    [10, 10_000],
    [3, 3000],
  ])('with notificationClose %i it is shown for %i ms', async (seconds, stays) => {
    viewer.notificationCloseSeconds = seconds;
    await runTask({ type: 'save', entity: 'page', run: succeed });
    vi.advanceTimersByTime(stays - 1);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('counts in words what was handled at once', async () => {
    await runTask({ type: 'delete', entity: 'page', bulk: 3, run: succeed });
    expect(shown()).toMatchObject([{ message: '3 pagina’s verwijderd' }]);
  });

  it('counts what was really done, where some were left out', async () => {
    await runTask({ type: 'delete', entity: 'page', bulk: 3, run: async () => 2, countOf: (done) => done });
    expect(shown()[0]?.message).toMatch(/^2 /);
  });

  it('becomes one notification with a count when it is done again', async () => {
    await runTask({ type: 'edit', entity: 'item', run: succeed });
    await runTask({ type: 'edit', entity: 'item', run: succeed });
    expect(shown()).toMatchObject([{ message: 'Item gewijzigd', count: 2 }]);
  });

  it('never hides an earlier Undo behind a later one', async () => {
    await runTask({ type: 'delete', entity: 'item', run: succeed, undo: succeed });
    await runTask({ type: 'delete', entity: 'item', run: succeed, undo: succeed });
    expect(shown()).toMatchObject([{ count: 1 }, { count: 1 }]);
  });
});

describe('Undo', () => {
  it('is a task of its own, gets what the work gave, and runs once', async () => {
    const undo = vi.fn(async (_value: string) => {});
    await runTask({ type: 'delete', entity: 'page', bulk: 2, run: succeed, undo });
    expect(shown()).toMatchObject([{ actions: ['Ongedaan maken'] }]);
    press('Ongedaan maken');
    press('Ongedaan maken');
    await settle();
    expect(undo).toHaveBeenCalledExactlyOnceWith('saved');
    expect(shown()).toMatchObject([{ message: 'Wijziging van 2 pagina’s ongedaan gemaakt', actions: [] }]);
  });

  it('that fails can be tried again', async () => {
    const undo = vi.fn().mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue(undefined);
    await runTask({ type: 'delete', entity: 'page', run: succeed, undo });
    press('Ongedaan maken');
    await settle();
    expect(shown()).toMatchObject([
      { message: 'Wijziging van de pagina ongedaan maken is niet gelukt', actions: ['Opnieuw'] },
    ]);
    press('Opnieuw');
    await settle();
    expect(shown()).toMatchObject([{ message: 'Wijziging van de pagina ongedaan gemaakt' }]);
  });
});

describe('failed', () => {
  it('answers with the error and its code, and never rejects', async () => {
    const outcome = await runTask({ type: 'save', entity: 'page', run: fail });
    const [entry] = errorStore.getSnapshot().errors;
    expect(outcome).toEqual({ state: 'failed', error: new Error('Failed to fetch'), code: entry?.code });
  });

  it('also when the work throws before it starts', async () => {
    const run = (): Promise<string> => {
      throw new Error('no page');
    };
    expect(await runTask({ type: 'save', entity: 'page', run })).toMatchObject({ state: 'failed' });
  });

  it('is recorded and logged', async () => {
    await runTask({ type: 'save', entity: 'page', run: fail });
    const [entry] = errorStore.getSnapshot().errors;
    expect(entry).toMatchObject({ title: 'Bewaren van de pagina is niet gelukt', message: 'Failed to fetch' });
    expect(logged).toMatchObject([{ level: 3, shortMessage: `${entry?.code} - ${entry?.title}` }]);
  });

  it('is shown to content managers, with its code, until they close it', async () => {
    await runTask({ type: 'save', entity: 'page', run: fail });
    vi.advanceTimersByTime(3_600_000);
    const [notification] = notifications.getSnapshot().notifications;
    expect(notification).toMatchObject({
      message: 'Bewaren van de pagina is niet gelukt',
      caption: `Foutcode ${errorStore.getSnapshot().errors[0]?.code}`,
      type: 'negative',
    });
  });

  it('takes the place of the notification of its processing', async () => {
    const { run, fail: failLate } = work();
    void runTask({ type: 'save', entity: 'page', run });
    vi.advanceTimersByTime(1000);
    failLate();
    await settle();
    expect(shown()).toMatchObject([{ message: 'Bewaren van de pagina is niet gelukt', type: 'negative' }]);
  });

  it('is not shown to others, nor does its processing go on', async () => {
    viewer.isContentManager = false;
    const { run, fail: failLate } = work();
    void runTask({ type: 'save', entity: 'profile', run });
    vi.advanceTimersByTime(1000);
    expect(shown()).toHaveLength(1);
    failLate();
    await settle();
    expect(shown()).toEqual([]);
    expect(errorStore.getSnapshot().errors).toHaveLength(1);
  });
});

describe('Retry', () => {
  it('runs the task again, once, with its Undo', async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue('saved');
    await runTask({ type: 'save', entity: 'page', run, undo: succeed });
    press('Opnieuw');
    press('Opnieuw');
    await settle();
    expect(run).toHaveBeenCalledTimes(2);
    expect(shown()).toMatchObject([{ message: 'Pagina bewaard', actions: ['Ongedaan maken'] }]);
  });

  it('does what it was given to do', async () => {
    const retry = vi.fn(succeed);
    await runTask({ type: 'save', entity: 'page', run: fail, retry });
    press('Opnieuw');
    await settle();
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('a silent task', () => {
  it.each([
    ['that succeeds', succeed, 0],
    ['that fails', fail, 1],
  ])('%s shows nothing', async (_, run, errors) => {
    await runTask({ type: 'save', entity: 'profile', silent: true, run, undo: succeed });
    expect(notifications.getSnapshot().notifications).toEqual([]);
    expect(errorStore.getSnapshot().errors).toHaveLength(errors);
  });

  it('shows nothing while it is processing', () => {
    void runTask({ type: 'save', entity: 'profile', silent: true, run: work().run });
    vi.advanceTimersByTime(60_000);
    expect(notifications.getSnapshot().notifications).toEqual([]);
  });
});

it('offers no Undo when nothing came of it', async () => {
  await runTask({ type: 'save', entity: 'page', bulk: 2, run: async () => 0, countOf: (done) => done, undo: succeed });
  expect(shown()).toMatchObject([{ message: '0 pagina’s bewaard', actions: [] }]);
});

it.each([
  [true, ['Ongedaan maken']],
  [false, []],
])('offers Undo where what came of it has a way back: %s', async (isWay, actions) => {
  await runTask({ type: 'save', entity: 'page', run: async () => isWay, canUndo: (way) => way, undo: succeed });
  expect(shown()).toMatchObject([{ actions }]);
});

describe('of a form', () => {
  const id = 'role-form';
  const refuse = async () => {
    throw new Error('Failed to update list item', { cause: new CallError(400, undefined) });
  };
  const sent = vi.fn((event: Event) => event.preventDefault());

  beforeEach(() => {
    sent.mockClear();
    const form = document.createElement('form');
    form.id = id;
    form.addEventListener('submit', sent);
    document.body.append(form);
  });
  afterEach(() => document.getElementById(id)?.remove());

  it('a refusal is told by the form itself, and recorded', async () => {
    expect(await runTask({ type: 'save', entity: 'role', form: id, run: refuse })).toMatchObject({ state: 'failed' });
    expect(shown()).toEqual([]);
    expect(errorStore.getSnapshot().errors).toHaveLength(1);
  });

  it('a refusal is told by a notification when the form is gone', async () => {
    document.getElementById(id)?.remove();
    await runTask({ type: 'save', entity: 'role', form: id, run: refuse });
    expect(shown()).toMatchObject([{ type: 'negative' }]);
  });

  it('Retry of a failure sends the form as it is by then, and without it what was sent', async () => {
    const run = vi.fn(fail);
    await runTask({ type: 'save', entity: 'role', form: id, run });
    press('Opnieuw');
    expect(sent).toHaveBeenCalledOnce();
    expect(run).toHaveBeenCalledOnce();
    await runTask({ type: 'save', entity: 'role', form: id, run });
    document.getElementById(id)?.remove();
    press('Opnieuw');
    await settle();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('a failure makes way when it is sent again; what was done keeps its Undo', async () => {
    await runTask({ type: 'save', entity: 'role', form: id, run: fail });
    await runTask({ type: 'save', entity: 'role', form: id, run: fail });
    expect(shown()).toHaveLength(1);
    await runTask({ type: 'save', entity: 'role', form: id, run: succeed, undo: succeed });
    expect(shown()).toMatchObject([{ type: 'positive' }]);
    await runTask({ type: 'save', entity: 'role', form: id, run: succeed, undo: succeed });
    expect(shown()).toHaveLength(2);
  });
});

it('takes the way back away once the same thing was dealt with otherwise', async () => {
  await runTask({ type: 'add', entity: 'item', about: 'a', run: succeed, undo: succeed });
  await runTask({ type: 'add', entity: 'item', about: 'b', run: succeed, undo: succeed });
  expect(shown().map(({ actions }) => actions.length)).toEqual([1, 1]);
  await runTask({ type: 'delete', entity: 'item', about: 'a', run: fail });
  expect(shown().filter(({ actions, type }) => type === 'positive' && actions.length > 0)).toHaveLength(2);
  await runTask({ type: 'delete', entity: 'item', about: 'a', run: succeed });
  expect(shown().filter(({ actions, type }) => type === 'positive' && actions.length > 0)).toHaveLength(1);
});
