import { describe, expect, it } from 'vitest';
import { failureReason } from './failure-reason.ts';

describe('failureReason', () => {
  it.each<[string, unknown, string]>([
    [
      'an error',
      { name: 'Error', message: 'connect ECONNREFUSED 10.0.0.1:25', stack: 'Error: at x' },
      'connect ECONNREFUSED 10.0.0.1:25',
    ],
    ['of several platforms the first', { message: 'x failed', errors: [{ message: 'disk full' }] }, 'disk full'],
    ['more lines', { message: 'first\nsecond' }, 'first'],
    ['a text', 'just words', 'just words'],
    ['a wrapped value', { value: { message: 'inside' } }, 'inside'],
    ['nothing', null, ''],
    [
      'an address with a password',
      { message: 'cannot reach smtp://jan:geheim@mail.example:25' },
      'cannot reach smtp://…@mail.example:25',
    ],
    ['a bearer token', { message: 'refused: Bearer abc.def' }, 'refused: Bearer …'],
    ['a named secret', { message: 'bad api_key=geheim here' }, 'bad api_key=… here'],
    ['a secret in JSON', { message: '{"password": "een lang wachtwoord"}' }, '{"password": …}'],
    ['something that looks like a token', { message: 'no such key 9f86d081884c7d659a2feaa0c55ad015' }, 'no such key …'],
    [
      'a guid, which opens nothing',
      { message: 'no page 8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10' },
      'no page 8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10',
    ],
    ['long words', { message: 'Arbeidsongeschiktheidsverzekering' }, 'Arbeidsongeschiktheidsverzekering'],
  ])('%s', (_, reason, told) => {
    expect(failureReason(reason)).toBe(told);
  });

  it('is not longer than a line or three', () => {
    expect(failureReason({ message: 'lang '.repeat(200) })).toHaveLength(300);
  });
});
