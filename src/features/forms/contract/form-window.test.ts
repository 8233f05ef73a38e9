import { expect, test } from 'vitest';
import { drawnWindow } from './form-window.ts';

const now = new Date('2026-11-17T00:00:00Z');
const custom = (openDate: string, closeDate: string) => ({ version: 1, state: 'Custom' as const, openDate, closeDate });
const none = { openDate: null, closeDate: null };

test.each<[string, Parameters<typeof drawnWindow>[0], object]>([
  [
    'open halfway',
    custom('2026-11-07T00:00:00Z', '2026-11-27T00:00:00Z'),
    { kind: 'window', from: 8, now: 50, to: 92 },
  ],
  ['opens later', custom('2026-11-27T00:00:00Z', '2026-12-07T00:00:00Z'), { kind: 'window', now: 8, from: 50, to: 92 }],
  ['is over', custom('2026-10-28T00:00:00Z', '2026-11-07T00:00:00Z'), { kind: 'over', from: 8, to: 50, now: 92 }],
  ['opens and closes now', custom(now.toISOString(), now.toISOString()), { kind: 'window', from: 8, to: 8, now: 8 }],
  ['is always open', { version: 1, state: 'Open', ...none }, { kind: 'always', from: 0, to: 100 }],
  ['is closed', { version: 1, state: 'Closed', ...none }, { kind: 'over', from: 0, to: 100 }],
  ['has half a window', { version: 1, state: 'Custom', ...none }, { kind: 'always' }],
  ['was never published', { version: null, state: 'Open', ...none }, { kind: 'none', from: 0, to: 0 }],
])('a form that %s', (_, form, expected) => {
  expect(drawnWindow(form, now)).toMatchObject(expected);
});
