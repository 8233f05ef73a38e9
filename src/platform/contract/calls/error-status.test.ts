import { expect, test } from 'vitest';
import { type ErrorStatus, type ErrorStatusAction, errorStatus, initialErrorStatus } from './error-status.ts';

const notFound: ErrorStatusAction = { type: 'not-found', useGoneStatus: false };
const gone: ErrorStatusAction = { type: 'not-found', useGoneStatus: true };
const reset: ErrorStatusAction = { type: 'reset' };

test.each<[ErrorStatus, ErrorStatusAction[]]>([
  // starts at 200
  [200, []],
  // can be set to 404 (410 if setting useGoneStatus is true)
  [404, [notFound]],
  [410, [gone]],
  // only while still 200
  [404, [notFound, gone]],
  [410, [gone, notFound]],
  // and can be reset to 200
  [200, [reset]],
  [200, [notFound, reset]],
  [200, [gone, reset]],
  [410, [notFound, reset, gone]],
])('%d after %j', (expected, actions) => {
  expect(actions.reduce(errorStatus, initialErrorStatus)).toBe(expected);
});
