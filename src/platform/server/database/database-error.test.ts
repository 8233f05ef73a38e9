import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { asDatabaseError, DatabaseError, troubleOf } from './database-error.ts';

const withCode = (code: string) => Object.assign(new Error('of the database'), { code });

describe('troubleOf', () => {
  it.each([
    ['08006', 'away'],
    ['28P01', 'away'],
    ['3D000', 'away'],
    ['57P01', 'away'],
    ['57P03', 'away'],
    ['ECONNREFUSED', 'away'],
    ['EPIPE', 'away'],
    ['ENOENT', 'away'],
    ['57014', 'busy'],
    ['55P03', 'busy'],
    ['40P01', 'busy'],
    ['53300', 'busy'],
    ['25006', 'read-only'],
    ['53100', 'full'],
    ['53200', 'full'],
    ['23505', undefined],
    ['42601', undefined],
    ['22P02', undefined],
    ['', undefined],
  ])('%s is %s', (code, trouble) => expect(troubleOf(withCode(code))).toBe(trouble));

  it.each([
    ['Connection terminated unexpectedly', 'away'],
    ['Connection terminated due to connection timeout', 'away'],
    ['Client has encountered a connection error and is not queryable', 'away'],
    ['timeout expired', 'away'],
    ['timeout exceeded when trying to connect', 'busy'],
    ['something else', undefined],
  ])('“%s” is %s', (message, trouble) => expect(troubleOf(new Error(message))).toBe(trouble));

  it('looks into the errors of each address of a name', () => {
    expect(troubleOf(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe('away');
    expect(troubleOf('a text')).toBeUndefined();
  });
});

it('leaves alone what the database refuses for its own reasons, and what it has named already', () => {
  const taken = withCode('23505');
  expect(asDatabaseError(taken)).toBe(taken);
  const away = asDatabaseError(withCode('57P01'));
  expect(away).toBeInstanceOf(DatabaseError);
  expect(away).toMatchObject({ trouble: 'away', cause: { code: '57P01' } });
  expect(asDatabaseError(away)).toBe(away);
});

it('knows what pg says when nobody answers at the address', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' });
  await expect(client.connect()).rejects.toSatisfy((error) => troubleOf(error) === 'away');
});
