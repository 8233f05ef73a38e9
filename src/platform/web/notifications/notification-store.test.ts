import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationOptions } from './notification.ts';
import { NotificationStore } from './notification-store.ts';

let store: NotificationStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = new NotificationStore();
});
afterEach(() => vi.useRealTimers());

const present = () => store.getSnapshot().notifications.filter((one) => !one.isLeaving);
const messages = () => present().map((one) => one.message);

describe('how long a notification stays', () => {
  it.each([
    [undefined, 5000],
    [1200, 1200],
  ])('with timeout %s: %i ms', (timeout, stays) => {
    store.create({ message: 'Menu bewaard', timeout });
    vi.advanceTimersByTime(stays - 1);
    expect(messages()).toEqual(['Menu bewaard']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('stays with timeout 0, until it is dismissed', () => {
    const shown = store.create({ message: 'Menu bewaard', timeout: 0 });
    vi.advanceTimersByTime(3_600_000);
    expect(messages()).toEqual(['Menu bewaard']);
    shown.dismiss();
    expect(messages()).toEqual([]);
  });

  it('leaves nothing behind once it has left', () => {
    store.create({ message: 'Menu bewaard' }).dismiss();
    expect(store.getSnapshot().notifications).toMatchObject([{ isLeaving: true }]);
    vi.runAllTimers();
    expect(store.getSnapshot().notifications).toEqual([]);
  });

  it('waits while any reason to pause is left, and goes on where it was', () => {
    store.create({ message: 'Menu bewaard', timeout: 5000 });
    vi.advanceTimersByTime(4000);
    store.pause('hover');
    store.pause('focus');
    vi.advanceTimersByTime(60_000);
    store.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['Menu bewaard']);
    expect(store.getSnapshot().isPaused).toBe(true);
    store.resume('focus');
    vi.advanceTimersByTime(999);
    expect(messages()).toEqual(['Menu bewaard']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('does not start its time while paused', () => {
    store.pause('hidden');
    store.create({ message: 'Menu bewaard' });
    vi.advanceTimersByTime(60_000);
    store.resume('hidden');
    expect(messages()).toEqual(['Menu bewaard']);
    vi.advanceTimersByTime(5000);
    expect(messages()).toEqual([]);
  });
});

describe('equal notifications', () => {
  it('become one with a count, whose time starts again', () => {
    store.create({ message: 'Item bewaard' });
    vi.advanceTimersByTime(4000);
    store.create({ message: 'Item bewaard' });
    expect(present()).toMatchObject([{ message: 'Item bewaard', count: 2 }]);
    vi.advanceTimersByTime(4000);
    expect(messages()).toEqual(['Item bewaard']);
    vi.advanceTimersByTime(1000);
    expect(messages()).toEqual([]);
  });

  it.each<[string, Partial<NotificationOptions>]>([
    ['message', { message: 'Menu bewaard' }],
    ['caption', { caption: 'Foutcode AB2-CD3' }],
    ['type', { type: 'warning' }],
    ['position', { position: 'top' }],
    ['group', { group: 'menu' }],
    ['wish to stand alone', { group: false }],
  ])('stay apart when their %s differs', (_, change) => {
    store.create({ message: 'Item bewaard' });
    store.create({ message: 'Item bewaard', ...change });
    expect(present().map((one) => one.count)).toEqual([1, 1]);
  });

  it('are those of one group when a group is given; the newest is shown', () => {
    store.create({ message: 'Eerste', group: 'upload' });
    store.create({ message: 'Tweede', group: 'upload' });
    expect(present()).toMatchObject([{ message: 'Tweede', count: 2 }]);
  });

  it('are counted anew once the first has gone', () => {
    store.create({ message: 'Item bewaard' }).dismiss();
    store.create({ message: 'Item bewaard' });
    expect(present()).toMatchObject([{ count: 1 }]);
  });
});

describe('update', () => {
  it('changes what is shown, in its place, and starts its time again', () => {
    const shown = store.create({ message: 'Bezig', type: 'ongoing', timeout: 0, group: false });
    store.create({ message: 'Ander bericht' });
    expect(shown.update({ message: 'Klaar', type: 'positive', timeout: 1000 })).toBe(true);
    expect(present()).toMatchObject([{ message: 'Klaar', type: 'positive' }, { message: 'Ander bericht' }]);
    vi.advanceTimersByTime(1000);
    expect(messages()).toEqual(['Ander bericht']);
  });

  it('does nothing to one that has gone', () => {
    const shown = store.create({ message: 'Bezig', group: false });
    shown.dismiss();
    expect(shown.update({ message: 'Klaar' })).toBe(false);
    expect(messages()).toEqual([]);
  });
});

describe('press', () => {
  it('dismisses and runs the action, once', () => {
    const onPress = vi.fn();
    store.create({ message: 'Menu bewaard', actions: [{ label: 'Ongedaan maken', onPress }] });
    const [shown] = present();
    store.press(shown?.id ?? '', 0);
    store.press(shown?.id ?? '', 0);
    expect(onPress).toHaveBeenCalledOnce();
    expect(messages()).toEqual([]);
  });
});

describe('misuse is logged to the console, and shows nothing (§8)', () => {
  it.each<[string, unknown]>([
    ['parameter required', undefined],
    ['parameter required', {}],
    ['wrong position', { message: 'x', position: 'middle' }],
    ['wrong timeout', { message: 'x', timeout: -1 }],
    ['wrong badgePosition', { message: 'x', badgePosition: 'top' }],
  ])('%s', (words, options) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    store.create(options as NotificationOptions).dismiss();
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words));
    expect(messages()).toEqual([]);
  });

  it('updating a grouped one is forbidden', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const shown = store.create({ message: 'Item bewaard' });
    expect(shown.update({ message: 'Iets anders' })).toBe(false);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('updating a grouped one is forbidden'));
    expect(messages()).toEqual(['Item bewaard']);
  });
});
