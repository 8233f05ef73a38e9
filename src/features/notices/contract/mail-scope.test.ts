import { describe, expect, it } from 'vitest';
import { type MailedNotice, readScope, scopeOfMail, writtenScope } from './mail-scope.ts';

const guid = '0b8f2c6e-61a8-4f3e-9c5e-2d3f0a1b4c5d';
const other = '1b8f2c6e-61a8-4f3e-9c5e-2d3f0a1b4c5d';
const followed = (mail: MailedNotice['mail'], of = guid): MailedNotice => ({
  because: { kind: 'list', guid: of },
  subject: 'answered',
  mail,
});
const own: MailedNotice = { because: null, subject: 'asked', mail: 'atOnce' };

describe('scopeOfMail', () => {
  it.each([
    ['one thing', [followed('weekly'), followed('weekly')], { kind: 'list', guid }],
    ['one thing by two ways', [followed('weekly'), followed('daily')], { kind: 'list', guid }],
    ['what is one’s own', [own], { subject: 'asked' }],
    ['a digest of two things', [followed('weekly'), followed('weekly', other)], { way: 'weekly' }],
    ['what waited for the end of quiet hours', [own, followed('daily')], { way: 'all' }],
  ] as const)('%s', (_, notices, scope) => {
    expect(scopeOfMail(notices as unknown as [MailedNotice])).toEqual(scope);
  });
});

describe('readScope', () => {
  it.each([
    [{ subject: 'asked' }],
    [{ kind: 'person', guid }],
    [{ kind: 'form', guid }],
    [{ way: 'weekly' }],
    [{ way: 'all' }],
  ] as const)('reads what was written: %o', (scope) => {
    expect(readScope(writtenScope(scope))).toEqual(scope);
  });

  it.each(['', 'way.', 'way.never', 'list.', 'list.12', 'room.0b8f2c6e-61a8-4f3e-9c5e-2d3f0a1b4c5d', 'subject.all'])(
    'knows nothing of %s',
    (written) => {
      expect(readScope(written)).toBeUndefined();
    },
  );
});
