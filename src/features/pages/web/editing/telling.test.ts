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
    telling.later(250);
    vi.advanceTimersByTime(100);
  }
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(told).toHaveBeenCalledTimes(1);
});

test('who types without a pause is followed once a second', () => {
  const { telling, told } = follow();
  for (let key = 0; key < 30; key += 1) {
    telling.later(250);
    vi.advanceTimersByTime(100);
  }
  expect(told).toHaveBeenCalledTimes(3);
});

test('what was told at once is not told again later', () => {
  const { telling, told } = follow();
  telling.later(250);
  telling.now();
  vi.runAllTimers();
  expect(told).toHaveBeenCalledTimes(1);
});

test('nobody is told after it stopped, nor after they left', () => {
  const { telling, told, leave } = follow();
  telling.later(250);
  telling.stop();
  vi.runAllTimers();
  leave();
  telling.now();
  expect(told).not.toHaveBeenCalled();
});
