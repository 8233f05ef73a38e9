import { expect, it } from 'vitest';
import { statusKindOf } from './submission-status.ts';

const own = [{ id: 'contractor', label: 'Bij de aannemer', kind: 'waiting' as const }];

it.each([
  ['new', 'open'],
  ['open', 'open'],
  ['waiting', 'waiting'],
  ['done', 'done'],
  ['contractor', 'waiting'],
  ['unproven', undefined],
  ['toString', undefined],
  ['gone', undefined],
])('%s is of the kind %s', (status, kind) => {
  expect(statusKindOf(status, own)).toBe(kind);
});
