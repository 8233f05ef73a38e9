import { expect, test } from 'vitest';
import { type AddedTo, mostUsedFirst } from './most-used-first.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const added: Record<string, AddedTo> = {
  Nieuws: { byMe: day(3), lately: 40, isNews: true },
  Agenda: { byMe: day(5), lately: 2, isNews: false },
  Projecten: { byMe: null, lately: 12, isNews: false },
  Vacatures: { byMe: null, lately: 0, isNews: false },
  Berichten: { byMe: null, lately: 1, isNews: true },
};

test.each([
  [
    ['Projecten', 'Berichten'],
    ['Berichten', 'Projecten'],
  ],
  [
    ['Nieuws', 'Agenda'],
    ['Agenda', 'Nieuws'],
  ],
  [
    ['Projecten', 'Nieuws'],
    ['Nieuws', 'Projecten'],
  ],
  [
    ['Vacatures', 'Projecten'],
    ['Projecten', 'Vacatures'],
  ],
  [
    ['Vacatures', 'Onbekend'],
    ['Vacatures', 'Onbekend'],
  ],
  [
    ['Vacatures', 'Projecten', 'Nieuws', 'Agenda'],
    ['Agenda', 'Nieuws', 'Projecten', 'Vacatures'],
  ],
])('%j: %j', (places, ordered) => {
  expect(mostUsedFirst(places, (place) => added[place])).toEqual(ordered);
});
