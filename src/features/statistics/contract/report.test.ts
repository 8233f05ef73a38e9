import { expect, it } from 'vitest';
import { lastReported } from './report.ts';

it.each([
  // A Tuesday, a Monday, a Sunday.
  ['week', '2026-11-17', '2026-11-09', '2026-11-15'],
  ['week', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['week', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['month', '2026-11-17', '2026-10-01', '2026-10-31'],
  ['month', '2026-11-01', '2026-10-01', '2026-10-31'],
  ['month', '2026-01-31', '2025-12-01', '2025-12-31'],
] as const)('each %s, on %s, is about %s to %s', (every, today, from, to) => {
  expect(lastReported(every, today)).toEqual({ from, to });
});
