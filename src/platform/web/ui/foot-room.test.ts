import { expect, it } from 'vitest';
import { keepFootClear } from './foot-room.ts';

const room = () => document.documentElement.style.getPropertyValue('--foot-room');
const foot = (height: number): HTMLElement => {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', { value: height });
  return element;
};

it('keeps the room of a bar when a drawer that lay over it goes', () => {
  const leaveBar = keepFootClear(foot(60));
  const leaveDrawer = keepFootClear(foot(76));
  leaveDrawer?.();
  expect(room()).toBe('60px');
  leaveBar?.();
  expect(room()).toBe('');
});
