import { expect, test } from 'vitest';
import { isAdminPath } from './admin-path.ts';

test.each([
  ['/admin', true],
  ['/admin/users', true],
  ['/admin?q=1', true],
  ['/administratie', false],
  ['/nieuws/admin', false],
  ['/', false],
])('%s', (path, expected) => {
  expect(isAdminPath(path)).toBe(expected);
});
