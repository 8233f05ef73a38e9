import { describe, expect, it } from 'vitest';
import { CallError } from '#platform/web/api/call-error.ts';
import { taskFailureOf } from './task-failure.ts';

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'conflict',
  detail: 'Iemand anders was u voor.',
  correlationId: 'c-1',
  fields: [{ path: 'body.title', code: 'taken', message: 'Deze titel bestaat al' }],
};

describe('taskFailureOf', () => {
  it('says what the server said, and where it was', () => {
    const { message, details } = taskFailureOf(new CallError(409, problem));
    expect(message).toBe('Iemand anders was u voor.');
    expect(details.split('\n').slice(0, 5)).toEqual([
      'status: 409',
      'code: conflict',
      'correlationId: c-1',
      'body.title: Deze titel bestaat al',
      'CallError: Conflict',
    ]);
  });

  it('says that nobody answered', () => {
    expect(taskFailureOf(new CallError(0, undefined)).details).toMatch(/^status: 0\ncode: offline\n/);
  });

  it.each([
    ['a text', 'out of luck', 'out of luck'],
    ['nothing', undefined, 'undefined'],
    ['an error without words', new TypeError(), 'TypeError'],
  ])('copes with %s', (_, thrown, message) => {
    expect(taskFailureOf(thrown).message).toBe(message);
  });
});
