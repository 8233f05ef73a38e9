import { expect, test } from 'vitest';
import { isEvent } from './is-event.ts';
import { ItemTypeFeatures } from './item-type.ts';

test.each([
  ['Event', true, { hasPeriod: true }, true],
  ['Event', true, {}, false],
  ['Project', true, { hasPeriod: true, hasPhases: true }, false],
  ['Vacancy', true, { hasPeriod: true }, false],
  ['News', true, {}, false],
  ['Workshop', false, { hasPeriod: true }, true],
  ['Roadworks', false, { hasPeriod: true, hasPhases: true }, false],
  ['Recipe', false, {}, false],
])('%s (built in: %s) with %o: %s', (name, isBuiltIn, features, expected) => {
  expect(isEvent({ name, isBuiltIn, features: ItemTypeFeatures.parse(features) })).toBe(expected);
});
