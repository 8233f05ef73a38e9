import { describe, expect, it } from 'vitest';
import { demoDates } from './demo-dates.ts';
import { demoLists } from './demo-items.ts';
import { demoPages } from './demo-pages.ts';

const dates = demoDates(new Date('2026-11-17T10:00:00Z'));

interface Translated {
  $lang: Record<string, string>;
}

interface Shown {
  imageGuid: string;
  alt?: Translated;
}

/** Every picture in a document, however deep. */
function picturesIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('imageGuid' in value) return [value as Shown];
  return Object.values(value).flatMap(picturesIn);
}

const hasWords = ({ alt }: Shown, languages: readonly string[]): boolean =>
  languages.every((language) => (alt?.$lang[language] ?? '') !== '');

/** Words beside the picture say the same there, so it is decoration: a heading, the title of a card, who is quoted. */
const besideWords = new Set(['Hero', 'Cards', 'Quote']);

describe('every picture of the demo says what is to be seen on it, or is decoration', () => {
  it.each(demoPages(dates).map(({ key, document }) => [key, document] as const))('on the page %s', (_, document) => {
    const languages = Object.keys((document.title as Translated).$lang);
    const blocks = (document.buildingBlockInstances ?? []).filter(
      ({ buildingBlockName }) => !besideWords.has(buildingBlockName),
    );
    expect(picturesIn(blocks).filter((picture) => !hasWords(picture, languages))).toEqual([]);
  });

  it('on its items', () => {
    const pictures = picturesIn(demoLists(dates));
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((picture) => !hasWords(picture, ['nl', 'en']))).toEqual([]);
  });
});

it('no picture stands on one page twice, nor on more than a few pages', () => {
  const onPages = demoPages(dates)
    // Shows every block there is.
    .filter(({ key }) => key !== 'building-blocks')
    .map(({ document }) => picturesIn(document.buildingBlockInstances).map(({ imageGuid }) => imageGuid));
  for (const guids of onPages) expect(new Set(guids).size).toBe(guids.length);
  const counts = Map.groupBy(onPages.flat(), (guid) => guid);
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(3);
});
