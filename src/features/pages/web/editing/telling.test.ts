import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTelling } from './telling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow() {
  const telling = createTelling();
  const told = vi.fn();
  return { telling, told, leave: telling.subscribe(told) };
}

test('what cannot wait is told at once', () => {
  const { telling, told } = follow();
  telling.now();
  expect(told).toHaveBeenCalledTimes(1);
});

test('keys in quick succession are told of once, at the pause', () => {
  const { telling, told } = follow();
  for (let key = 0; key < 5; key += 1) {
    telling.atPause();
    vi.advanceTimersByTime(100);
  }
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(told).toHaveBeenCalledTimes(1);
});

test('who types without a pause is followed once a second, between two keys', () => {
  const { telling, told } = follow();
  const after: number[] = [];
  let key = 0;
  telling.subscribe(() => after.push(Date.now() - key));
  for (let count = 0; count < 36; count += 1) {
    key = Date.now();
    telling.atPause();
    vi.advanceTimersByTime(100);
  }
  expect(told).toHaveBeenCalledTimes(3);
  // Not before its picture, and a moment of rest.
  for (const milliseconds of after) expect(milliseconds).toBeGreaterThanOrEqual(60);
});

test('what someone does shows before the rest is told of it, and the next key does not put that off', () => {
  const { telling, told } = follow();
  telling.afterPicture();
  vi.advanceTimersByTime(60);
  expect(told).not.toHaveBeenCalled();
  telling.atPause();
  telling.afterPicture();
  vi.advanceTimersByTime(20);
  expect(told).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(told).toHaveBeenCalledTimes(1);
});

test('what was told at once is not told again later', () => {
  const { telling, told } = follow();
  telling.atPause();
  telling.now();
  vi.runAllTimers();
  expect(told).toHaveBeenCalledTimes(1);
});

test('nobody is told after it stopped, nor after they left', () => {
  const { telling, told, leave } = follow();
  telling.atPause();
  telling.stop();
  telling.afterPicture();
  telling.stop();
  vi.runAllTimers();
  leave();
  telling.now();
  expect(told).not.toHaveBeenCalled();
});
