import { describe, expect, it } from 'vitest';
import { type StorageDay, storageOf } from './storage.ts';

const on = (date: string, { files = 0, used = 100, total = 1000 as number | null } = {}): StorageDay => ({
  ...{ files, made: 1, database: 2, backups: 3, other: 4 },
  measuredAt: new Date(`2026-${date}T04:00:00Z`),
  totalBytes: total,
  freeBytes: total === null ? null : total - used,
});
const fullOf = (...days: StorageDay[]) => storageOf(days).full;

describe('what lies there by kind', () => {
  it('is not known before it was measured', () => {
    expect(storageOf([])).toEqual({ measuredAt: null, kinds: [], usedBytes: null, totalBytes: null, full: null });
  });

  it('is told at once, and how it grows after two weeks', () => {
    const early = storageOf([on('11-01', { files: 10 }), on('11-14', { files: 23, used: 113 })]);
    expect(early).toMatchObject({
      measuredAt: '2026-11-14T04:00:00.000Z',
      usedBytes: 113,
      totalBytes: 1000,
      full: null,
    });
    expect(early.kinds).toEqual([
      { kind: 'files', bytes: 23, grows: null },
      { kind: 'made', bytes: 1, grows: null },
      { kind: 'database', bytes: 2, grows: null },
      { kind: 'backups', bytes: 3, grows: null },
      { kind: 'other', bytes: 4, grows: null },
    ]);
    const later = storageOf([on('11-01', { files: 10 }), on('11-15', { files: 24 })]);
    expect(later.kinds[0]).toEqual({ kind: 'files', bytes: 24, grows: 30 });
    expect(later.kinds[1]?.grows).toBe(0);
  });

  it.each<[string, ReturnType<typeof fullOf>, StorageDay[]]>([
    ['at ten a day', '2027-01-30', [on('11-01', { used: 100 }), on('11-21', { used: 300, total: 1000 })]],
    ['not while it does not grow', 'never', [on('11-01'), on('11-21')]],
    ['not while it becomes less', 'never', [on('11-01', { used: 200 }), on('11-21')]],
    ['not within ten years', 'never', [on('11-01', { used: 100 }), on('11-21', { used: 101 })]],
    ['unknown after another disk came', null, [on('11-01', { total: 500 }), on('11-21', { used: 300 })]],
    ['unknown where the machine does not tell', null, [on('11-01', { total: null }), on('11-21', { total: null })]],
  ])('is full %s: %s', (_, full, days) => {
    expect(fullOf(...days)).toBe(full);
  });
});
