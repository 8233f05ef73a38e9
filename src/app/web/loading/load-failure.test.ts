import { describe, expect, test } from 'vitest';
import { badInput, notAllowed, notFound, type Problem, unavailable } from '#platform/contract/calls/errors.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { failureOf, isNotThere } from './load-failure.ts';

const call = (status: number, fields?: Problem['fields']) =>
  new CallError(status, {
    type: 'about:blank',
    title: '',
    detail: '',
    code: '',
    status,
    correlationId: 'proef-1',
    ...(fields === undefined ? {} : { fields }),
  });
const field = (path: string) => ({ path, code: 'invalid', message: '' });
const unfetched = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

describe('what a reader is told of a load that failed', () => {
  test.each([
    ['a fault of the server', call(500), 'notFound', 'failed'],
    ['a fault raised as "500 error" (§8)', new Error('500 error', { cause: call(500) }), 'notFound', 'failed'],
    ['a database that is away', call(503), 'notFound', 'failed'],
    ['too many requests', call(429), 'notFound', 'failed'],
    ['what is not theirs', call(403), 'notFound', 'unauthorized'],
    ['what is not there', call(404), 'notFound', 'notFound'],
    ['what is gone', call(410), 'notFound', 'notFound'],
    ['a name that can be none', call(400, [field('params.guid')]), 'notFound', 'notFound'],
    ['a question that cannot be asked', call(400, [field('query.page')]), 'notFound', 'failed'],
    ['a lost connection', call(0), 'offline', 'offline'],
    ['a lost connection under another name', new Error('500 error', { cause: call(0) }), 'offline', 'offline'],
    ['a part of the application that cannot be fetched', unfetched, 'offline', 'offline'],
    ['a page that cannot be drawn', new TypeError('x is undefined'), 'failed', 'failed'],
    ['nothing at all', undefined, 'failed', 'failed'],
  ])('%s', (_, error, page, screen) => {
    expect([failureOf(error, { isContent: true }), failureOf(error, { isContent: false })]).toEqual([page, screen]);
  });
});

test.each([
  [notFound(), true],
  [badInput([field('params.guid')]), true],
  [badInput([field('body.title')]), false],
  [notAllowed(), false],
  [unavailable(), false],
])('on the server %s is not there: %s', (error, expected) => {
  expect(isNotThere(error)).toBe(expected);
});
