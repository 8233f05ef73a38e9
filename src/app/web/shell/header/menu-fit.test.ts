import { describe, expect, it } from 'vitest';
import { countThatFits, endsAt, moreEndsAt, stepsOf, textWidth } from './menu-fit.ts';

const plain = (label: string) => ({ label, hasButton: false });
const withMore = (label: string) => ({ label, hasButton: true });

/** As a browser measured them. */
describe('textWidth', () => {
  it.each([
    ['Wonen en leven', 130.1],
    ['Verkeer en parkeren', 165.5],
    ['Ondernemen', 106.2],
    ['Meedoen', 75.8],
    ['Nieuws', 59.4],
    ['Agenda', 62.5],
    ['Bestuur', 63.3],
    ['Contact', 63.6],
    ['Traffic and parking', 155.5],
    ['Business', 73.1],
    ['Take part', 77.1],
    ['Governance', 96.8],
    ['Meer', 41.7],
  ])('guesses %s not too narrow and hardly too wide', (text, width) => {
    expect(textWidth(text)).toBeGreaterThanOrEqual(width * 0.99);
    expect(textWidth(text)).toBeLessThan(width * 1.12);
  });
});

const town = [
  withMore('Wonen en leven'),
  withMore('Verkeer en parkeren'),
  plain('Ondernemen'),
  withMore('Meedoen'),
  plain('Nieuws'),
  plain('Agenda'),
  withMore('Bestuur'),
  withMore('Contact'),
];

describe('countThatFits', () => {
  it.each([
    [700, 3],
    [990, 6],
    [1180, 8],
  ])('in %i px of a town stand %i', (width, count) => {
    expect(countThatFits(town, width, 'Meer')).toBe(count);
  });

  it('leaves all out where not even one fits', () => {
    expect(countThatFits([plain('x'.repeat(90)), plain('y')], 700, 'Meer')).toBe(0);
  });

  it('has none for none', () => {
    expect(countThatFits([], 700, 'Meer')).toBe(0);
  });
});

it('tells from which width each stands in the bar', () => {
  expect(stepsOf(town, 'Meer')).toEqual([700, 700, 700, 990, 990, 990, 1180, 1180]);
  const ten = Array.from({ length: 10 }, () => plain('Gemeenschapsaccommodatiebeleid'));
  expect(stepsOf(ten, 'Meer').filter((step) => step === undefined).length).toBe(7);
});

describe('a panel hangs from its word', () => {
  it('from the start of it, and from its end where it would leave the page', () => {
    expect(town.map((_, index) => endsAt(town, index))).toEqual([
      [],
      [],
      [700],
      [700, 990],
      [700, 990, 1180],
      [700, 990, 1180],
      [700, 990, 1180],
      [700, 990, 1180],
    ]);
  });

  it('and “more” by where it stands in a bar of that width', () => {
    expect(moreEndsAt(town, 'Meer')).toEqual([700, 990, 1180]);
    expect(moreEndsAt([plain('x'.repeat(90)), plain('y')], 'Meer')).toEqual([990, 1180]);
  });
});

it('measures each word of a large menu once', () => {
  let measured = 0;
  const entries = Array.from({ length: 500 }, () => ({
    hasButton: true,
    get label() {
      measured += 1;
      return 'Wonen';
    },
  }));
  stepsOf(entries, 'Meer');
  for (const index of entries.keys()) endsAt(entries, index);
  moreEndsAt(entries, 'Meer');
  expect(measured).toBe(500);
});
