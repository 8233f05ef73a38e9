import { expect, test } from 'vitest';
import { editPath, pathBeingEdited } from './edit-path.ts';

test.each([
  ['/', '/edit'],
  ['/nieuws', '/nieuws/edit'],
  ['/wonen/bouwen', '/wonen/bouwen/edit'],
])('the page at %s is edited at %s', (path, edited) => {
  expect(editPath(path)).toBe(edited);
  expect(pathBeingEdited(edited)).toBe(path);
});

test.each(['/', '/nieuws', '/credit', '/edit/nieuws'])('at %s nothing is edited', (path) => {
  expect(pathBeingEdited(path)).toBeUndefined();
});
