import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { isUnreachable } from './is-unreachable.ts';

test.each([
  ['a call without an answer', new CallError(0, undefined), true],
  ['a call that failed', new CallError(500, undefined), false],
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x.js'), true],
  ['Firefox', new TypeError('error loading dynamically imported module: https://a.example/assets/x.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['the styles of a part', new Error('Unable to preload CSS for /assets/x.css'), true],
  ['a fault of our own', new TypeError('x is not a function'), false],
  ['anything else', 'offline', false],
])('%s', (_, error, unreachable) => {
  expect(isUnreachable(error)).toBe(unreachable);
});
