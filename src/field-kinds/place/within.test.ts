import { expect, test } from 'vitest';
import { kilometresBetween } from './within.ts';

const amsterdam = { latitude: 52.3731, longitude: 4.8926 };
const utrecht = { latitude: 52.0908, longitude: 5.1214 };

test.each([
  [amsterdam, amsterdam, 0],
  [amsterdam, utrecht, 35],
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20015],
])('%j to %j is %i km', (one, other, kilometres) => {
  expect(Math.round(kilometresBetween(one, other))).toBe(kilometres);
});
