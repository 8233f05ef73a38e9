import { expect, test } from 'vitest';
import { initialsOf, toneCount, toneOf } from './initials.ts';

test.each([
  ['Carla de Wit', 'CW'],
  ['Greetje van der Dam', 'GD'],
  ['Fatih Yılmaz', 'FY'],
  ['Jan', 'J'],
  ['jan jansen', 'JJ'],
  ['Anna ’t Hart', 'AH'],
  ['  Bram   Hoekstra ', 'BH'],
  ['', ''],
])('%s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name always has the same tone, within the tones there are', () => {
  expect(toneOf('Carla de Wit')).toBe(toneOf('Carla de Wit'));
  const tones = ['Amina', 'Bram', 'Carla', 'Daan', 'Eline', 'Fatih'].map(toneOf);
  expect(tones.every((tone) => tone >= 0 && tone < toneCount)).toBe(true);
  expect(new Set(tones).size).toBeGreaterThan(1);
});
