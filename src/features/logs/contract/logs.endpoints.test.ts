import { expect, it } from 'vitest';
import { logAddress } from './log-limits.ts';
import { recordLogs } from './logs.endpoints.ts';

it('is where browsers send their log to', () => {
  expect(recordLogs.path).toBe(logAddress);
});
