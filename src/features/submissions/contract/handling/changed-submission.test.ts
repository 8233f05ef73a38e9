import { describe, expect, it } from 'vitest';
import { changedSubmission, isChanged, type Standing } from './changed-submission.ts';
import { statusKindOf } from './submission-status.ts';

const now = new Date('2026-11-17T10:00:00Z');
const due = new Date('2026-11-18T10:00:00Z');
const fresh: Standing = {
  status: 'new',
  assigneeGuid: null,
  labels: ['Gevaarlijk'],
  dueAt: due,
  secondsLeft: null,
  doneAt: null,
  isTrashed: false,
  isOutOfHand: false,
};
const own = [{ id: 'contractor', label: 'Bij de aannemer', kind: 'waiting' as const }];
const change = (before: Partial<Standing>, asked: object) =>
  changedSubmission({ ...fresh, ...before }, asked, { kindOf: (status) => statusKindOf(status, own), now });

describe('what becomes of a submission', () => {
  it.each([
    [
      'given to somebody, a new one is in hand',
      {},
      { assigneeGuid: 'rb' },
      { assigneeGuid: 'rb', status: 'open' },
      { assigneeGuid: null, status: 'new' },
    ],
    [
      'put back as it was',
      { assigneeGuid: 'rb', status: 'open' },
      { assigneeGuid: null, status: 'new' },
      { assigneeGuid: null, status: 'new' },
      { assigneeGuid: 'rb', status: 'open' },
    ],
    [
      'handed on',
      { assigneeGuid: 'rb', status: 'open' },
      { assigneeGuid: 'dk' },
      { assigneeGuid: 'dk', status: 'open' },
      { assigneeGuid: 'rb' },
    ],
    ['done', {}, { status: 'done' }, { status: 'done', doneAt: now, dueAt: due }, { status: 'new' }],
    ['done before: its moment stays', { status: 'done', doneAt: due }, { status: 'done' }, { doneAt: due }, {}],
    [
      'opened again',
      { status: 'done', doneAt: due },
      { status: 'open' },
      { status: 'open', doneAt: null },
      { status: 'done' },
    ],
    ['waits', { status: 'open' }, { status: 'waiting' }, { dueAt: null, secondsLeft: 86_400 }, { status: 'open' }],
    [
      'waits by a status of the form’s own',
      { status: 'open' },
      { status: 'contractor' },
      { status: 'contractor', dueAt: null },
      { status: 'open' },
    ],
    ['a status that nobody knows is none', {}, { status: 'gone' }, { status: 'new' }, {}],
    [
      'labels',
      {},
      { addLabels: ['Gevaarlijk', 'Aannemer'] },
      { labels: ['Gevaarlijk', 'Aannemer'] },
      { addLabels: [], removeLabels: ['Aannemer'] },
    ],
    [
      'a label less',
      {},
      { removeLabels: ['Gevaarlijk', 'Weg'] },
      { labels: [] },
      { addLabels: ['Gevaarlijk'], removeLabels: [] },
    ],
    ['thrown away', {}, { isTrashed: true }, { isTrashed: true, status: 'new' }, { isTrashed: false }],
    [
      'taken back by its sender, it goes to nobody',
      { isOutOfHand: true },
      { assigneeGuid: 'rb', status: 'done' },
      { assigneeGuid: null, status: 'new' },
      {},
    ],
    [
      'taken back by its sender, it can be thrown away',
      { isOutOfHand: true },
      { isTrashed: true },
      { isTrashed: true },
      { isTrashed: false },
    ],
  ])('%s', (_, before, asked, after, undo) => {
    const changed = change(before, asked);
    expect(changed.after).toMatchObject(after);
    expect(changed.undo).toEqual(undo);
    expect(isChanged(changed)).toBe(Object.keys(undo).length > 0);
  });

  it('has no more labels than it can show', () => {
    const many = Array.from({ length: 20 }, (_, number) => `label ${number}`);
    expect(change({}, { addLabels: many }).after.labels).toHaveLength(20);
  });
});
