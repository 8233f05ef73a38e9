import { describe, expect, it } from 'vitest';
import { clockAfter, dueState } from './due-clock.ts';

const now = new Date('2026-11-17T10:00:00Z');
const at = (text: string) => new Date(`2026-11-${text}:00Z`);

describe('the clock', () => {
  it.each([
    [
      'runs on in hand',
      { dueAt: at('20T10:00'), secondsLeft: null },
      'open',
      { dueAt: at('20T10:00'), secondsLeft: null },
    ],
    [
      'stands still while it waits',
      { dueAt: at('17T11:00'), secondsLeft: null },
      'waiting',
      { dueAt: null, secondsLeft: 3600 },
    ],
    [
      'keeps how late it was',
      { dueAt: at('17T09:00'), secondsLeft: null },
      'waiting',
      { dueAt: null, secondsLeft: -3600 },
    ],
    ['waits once', { dueAt: null, secondsLeft: 3600 }, 'waiting', { dueAt: null, secondsLeft: 3600 }],
    [
      'goes on with what was left',
      { dueAt: null, secondsLeft: 3600 },
      'open',
      { dueAt: at('17T11:00'), secondsLeft: null },
    ],
    [
      'has none where the form has none',
      { dueAt: null, secondsLeft: null },
      'waiting',
      { dueAt: null, secondsLeft: null },
    ],
    [
      'starts again when it is done from waiting',
      { dueAt: null, secondsLeft: 60 },
      'done',
      { dueAt: at('17T10:01'), secondsLeft: null },
    ],
  ] as const)('%s', (_, before, kind, after) => {
    expect(clockAfter(before, kind, now)).toEqual(after);
  });
});

describe('how due it is', () => {
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  const open = { isStill: false, isDone: false };
  it.each([
    ['no clock', { ...open, dueOn: null }, { kind: 'none' }],
    ['still', { ...open, isStill: true, dueOn: null }, { kind: 'still' }],
    ['done, however late', { ...open, isDone: true, dueOn: '2026-11-01T10:00:00Z' }, { kind: 'done' }],
    ['later today', { ...open, dueOn: '2026-11-17T13:12:00Z' }, { kind: 'today' }],
    ['tomorrow morning', { ...open, dueOn: '2026-11-18T08:00:00Z' }, { kind: 'later', days: 1 }],
    ['an hour ago', { ...open, dueOn: '2026-11-17T09:00:00Z' }, { kind: 'late', days: 0 }],
    ['two days ago', { ...open, dueOn: '2026-11-15T23:00:00Z' }, { kind: 'late', days: 2 }],
  ])('%s', (_, dated, state) => {
    expect(dueState(dated, now, dayOf)).toEqual(state);
  });
});
