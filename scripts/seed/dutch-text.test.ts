import { expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { headlineOf, paragraphOf } from './dutch-text.ts';

test('what is made up is the same every time, and not always the same', () => {
  const texts = (seed: number) => {
    const chance = new Chance(seed);
    return Array.from({ length: 200 }, () => headlineOf(chance));
  };
  expect(texts(1)).toEqual(texts(1));
  expect(texts(1)).not.toEqual(texts(2));
  expect(new Set(texts(1)).size).toBeGreaterThan(180);
});

test('a paragraph is made of whole sentences', () => {
  const chance = new Chance(3);
  for (let index = 0; index < 100; index++) expect(paragraphOf(chance)).toMatch(/^[A-Z].*[.?]$/);
});

test('a guid is one', () => {
  expect(new Chance(1).guid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});
