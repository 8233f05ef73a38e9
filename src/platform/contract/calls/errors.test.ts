import { describe, expect, it } from 'vitest';
import * as errors from './errors.ts';

describe('refusals', () => {
  it.each<[() => errors.AppError, string, number, Partial<errors.AppError>]>([
    [() => errors.notFound(), 'not-found', 404, {}],
    [() => errors.notFound('no-such-page'), 'no-such-page', 404, {}],
    [() => errors.gone(), 'gone', 410, {}],
    [() => errors.signInNeeded(), 'sign-in-needed', 401, { headers: { 'www-authenticate': 'Bearer' } }],
    [() => errors.notAllowed(), 'not-allowed', 403, {}],
    [() => errors.notAllowed('read-only'), 'read-only', 403, {}],
    [() => errors.badInput([]), 'bad-input', 400, { fields: [] }],
    [() => errors.badRequest('too-old'), 'too-old', 400, {}],
    [() => errors.conflict('taken'), 'taken', 409, {}],
    [() => errors.tooLarge(), 'too-large', 413, {}],
    [() => errors.wrongOrigin(), 'wrong-origin', 403, {}],
    [() => errors.unavailable(), 'unavailable', 503, { report: true }],
    [() => errors.unavailable('no-mail'), 'no-mail', 503, { report: true }],
    [() => errors.tooMany(60), 'too-many-requests', 429, { headers: { 'retry-after': '60' }, values: { seconds: 60 } }],
    // What we did wrong ourselves is told to us; a caller's mistake is not.
    [() => new errors.AppError('internal', 500), 'internal', 500, { report: true }],
    [() => new errors.AppError('internal', 500, { report: false }), 'internal', 500, {}],
    [
      () => new errors.AppError('odd', 400, { report: true, result: 'Failed' }),
      'odd',
      400,
      { report: true, result: 'Failed' },
    ],
  ])('%s: %s', (make, code, status, others) => {
    const error = make();
    const usual = { fields: undefined, headers: {}, report: false, values: {}, result: undefined };
    expect({ ...error }).toEqual({ name: 'AppError', code, status, ...usual, ...others });
    expect(error.message).toBe(code);
  });

  it('keep what caused them', () => {
    const cause = new Error('no database');
    expect(new errors.AppError('internal', 500, { cause }).cause).toBe(cause);
  });
});
