import { expect, test } from 'vitest';
import english from '../messages/en.admin.json' with { type: 'json' };
import dutch from '../messages/nl.admin.json' with { type: 'json' };
import { saysWhom, subjectPath } from './audit-subject.ts';

test.each([
  [{ kind: 'user', id: 'a', name: 'Wil Weg' }, true],
  [{ kind: 'user', id: 'a', name: '' }, false],
  [{ kind: 'users', id: '', name: '' }, true],
  [{ kind: 'audit', id: '', name: '' }, true],
  [{ kind: '', id: '', name: '' }, false],
  [{ kind: 'something', id: 'a', name: 'A' }, false],
])('%j says whom: %s', (subject, expected) => {
  expect(saysWhom(subject)).toBe(expected);
});

test.each([
  ['user', true, '/admin/users/a/profile'],
  ['user', false, null],
  ['role', true, '/admin/roles/a'],
  ['role', false, null],
  ['legal', false, '/admin/legal/a'],
  ['invitation', false, '/admin/invitations'],
  ['setting', false, null],
  ['something', true, null],
])('a %s, there: %s, is found at %s', (kind, isThere, path) => {
  expect(subjectPath({ kind, id: 'a', name: 'A' }, isThere)).toBe(path);
});

test('the words of kinds are of kinds that there are, and the same in both languages', () => {
  const kinds = Object.keys(dutch.audit.kinds);
  expect(kinds.filter((kind) => !saysWhom({ kind, id: 'a', name: 'A' }))).toEqual([]);
  expect(Object.keys(english.audit.kinds)).toEqual(kinds);
  expect(kinds).toHaveLength(31);
});
