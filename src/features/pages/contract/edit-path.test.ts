import { expect, test } from 'vitest';
import { editPath, isVersionsPath, pathBeingEdited, versionsPath } from './edit-path.ts';

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
