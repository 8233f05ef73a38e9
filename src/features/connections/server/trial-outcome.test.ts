import { expect, it } from 'vitest';
import { AppError } from '#platform/contract/calls/errors.ts';
import { PrivateAddressError } from '#platform/server/private-name.ts';
import { UnreadableConnection } from './connections.service.ts';
import { outcomeOf } from './trial-outcome.ts';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });
const answered = (status: number) => Object.assign(new Error('answered'), { status });

it.each([
  [withCode('EAUTH'), 'refused-sign-in'],
  [withCode('ESOCKET', 'self-signed certificate'), 'not-secure'],
  [withCode('ERR_TLS_CERT_ALTNAME_INVALID'), 'not-secure'],
  [withCode('ETLS'), 'not-secure'],
  [withCode('ESOCKET', 'connect ECONNREFUSED'), 'no-connection'],
  [withCode('ENOTFOUND'), 'no-connection'],
  [withCode('EENVELOPE'), 'refused'],
  [withCode('toString'), 'refused'],
  [new Error('something else'), 'refused'],
  ['no error at all', 'refused'],
  [new DOMException('too long', 'TimeoutError'), 'no-connection'],
  [new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }), 'no-connection'],
  [new AppError('translation-failed', 502, { cause: answered(403) }), 'refused-sign-in'],
  [new AppError('translation-failed', 502, { cause: answered(500) }), 'refused'],
  [new AppError('translation-failed', 502, { cause: new PrivateAddressError('no') }), 'private-address'],
  [new UnreadableConnection('mailServer'), 'unreadable'],
])('%s is told as %s', (error, outcome) => expect(outcomeOf(error)).toBe(outcome));
