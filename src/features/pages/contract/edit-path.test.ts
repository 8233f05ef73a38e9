import { expect, test } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import {
  editHrefIn,
  editPath,
  editPathOf,
  guidBeingEdited,
  isVersionsPath,
  pathAfterEditing,
  pathBeingEdited,
  versionsPath,
} from './edit-path.ts';

test.each([
  ['/', '/edit'],
  ['/nieuws', '/nieuws/edit'],
  ['/wonen/bouwen', '/wonen/bouwen/edit'],
])('the page at %s is edited at %s', (path, edited) => {
  expect(editPath(path)).toBe(edited);
  expect(pathBeingEdited(edited)).toBe(path);
  expect(isVersionsPath(edited)).toBe(false);
  expect(pathBeingEdited(versionsPath(path))).toBe(path);
  expect(isVersionsPath(versionsPath(path))).toBe(true);
});

test.each(['/', '/nieuws', '/credit', '/edit/nieuws', '/versions'])('at %s nothing is edited', (path) => {
  expect(pathBeingEdited(path)).toBeUndefined();
});

const guid = '11111111-1111-4111-8111-11111111111a';

test('what the menu does not lead to is edited at its guid', () => {
  const path = editPathOf(guid);
  expect([path, editPath(path), versionsPath(path)]).toEqual([`/edit/${guid}`, path, `${path}/versions`]);
  expect([pathBeingEdited(path), pathBeingEdited(versionsPath(path))]).toEqual([path, path]);
  expect([isVersionsPath(path), isVersionsPath(versionsPath(path))]).toEqual([false, true]);
  expect([guidBeingEdited(path.toUpperCase().replace('EDIT', 'edit')), guidBeingEdited(versionsPath(path))]).toEqual([
    guid,
    guid,
  ]);
  expect([guidBeingEdited('/edit'), guidBeingEdited('/nieuws/edit')]).toEqual([undefined, undefined]);
});

test.each([
  ['/nieuws', 'page', '/nieuws'],
  [editPathOf(guid), 'page', `/admin/pages?at=${guid}`],
  [editPathOf(guid), 'template', '/admin/shared-parts?of=template'],
] as const)('after editing %s, a %s, one goes on at %s', (path, kind, next) => {
  expect(pathAfterEditing(path, kind)).toBe(next);
});

test.each<[Language[], Language, string]>([
  [['en'], 'nl', '/nieuws/edit?in=en'],
  [['en'], 'en', '/nieuws/edit'],
  [['nl', 'en'], 'en', '/nieuws/edit'],
  [['nl', 'en'], 'de' as Language, '/nieuws/edit?in=nl'],
  [[], 'nl', '/nieuws/edit'],
])('what is about %j is looked at from a screen in %s at %s', (about, screen, href) => {
  expect(editHrefIn('/nieuws/edit', about, screen)).toBe(href);
  expect(editHrefIn('/nieuws/edit?at=1', about, screen)).toBe(href.replace('?in', '&in').replace('edit', 'edit?at=1'));
});
