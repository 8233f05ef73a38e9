import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLanguage } from '../texts/language.ts';
import { isLanguageSegment, isReservedSegment, itemSlug, reservedSegments } from './slug.ts';

describe('itemSlug (§5)', () => {
  test.each([
    // trimmed
    ['  Nieuwe brug  ', 'nieuwe-brug'],
    ['\tNieuwe brug\n', 'nieuwe-brug'],
    // spaces become hyphens
    ['Nieuwe brug over de haven', 'nieuwe-brug-over-de-haven'],
    ['Nieuwe\u00a0brug', 'nieuwe-brug'],
    // characters other than alphanumerics, _ and - removed
    ['Wat kost een paspoort?', 'wat-kost-een-paspoort'],
    ["Foto's van de kade", 'fotos-van-de-kade'],
    ['50% korting (tot 1/1)', '50-korting-tot-11'],
    ['mijn_bestand', 'mijn_bestand'],
    ['a.b,c;d:e!f', 'abcdef'],
    ['🚲 Fietsen', '-fietsen'],
    // repeated hyphens collapsed
    ['wonen - werken', 'wonen-werken'],
    ['wonen -- & -- werken', 'wonen-werken'],
    ['a   b', 'a-b'],
    // the rule says nothing of hyphens at the ends, so they stay
    ['-- tussen --', '-tussen-'],
    // lowercased
    ['WOZ-waarde 2026', 'woz-waarde-2026'],
    // letters are folded to their base before the removal
    ['Financiën', 'financien'],
    ['Financie\u0308n', 'financien'],
    ['Één café in Curaçao', 'een-cafe-in-curacao'],
    ['ĲSSELMEER', 'ijsselmeer'],
    ['Straße, smørrebrød, œuvre, Łódź', 'strasse-smorrebrod-oeuvre-lodz'],
    // nothing left
    ['', ''],
    ['   ', ''],
    ['Новини', ''],
  ])('%j', (title, slug) => {
    expect(itemSlug(title)).toBe(slug);
  });

  test('has only the characters of the rule, and applied twice gives the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const slug = itemSlug(title);
        expect(slug).toMatch(/^-?(?:[a-z0-9_]+-?)*$/);
        expect(itemSlug(slug)).toBe(slug);
      }),
    );
  });
});

describe('reserved first segments', () => {
  test('are those of product.md §3, and what the server answers besides', () => {
    const named = 'api a admin account legal search submission invitation unauthorized login register i edit assets';
    const ours = 'home logout setup reset-password verify cache_invalidate healthz readyz metrics';
    expect(reservedSegments).toEqual(expect.arrayContaining(`${named} ${ours}`.split(' ')));
  });

  test.each([
    ['admin', true],
    ['Admin', true],
    ['a', true],
    ['en', false],
    ['energie', false],
    ['administratie', false],
    ['nieuws', false],
    ['', false],
  ])('%s', (segment, reserved) => {
    expect(isReservedSegment(segment)).toBe(reserved);
  });

  test.each([
    ['en', true],
    ['EN', true],
    ['nl', true],
    ['pt-br', true],
    ['de', false],
    ['energie', false],
  ])('and those of the languages that a platform has: %s', (segment, reserved) => {
    const languages = ['nl', 'en', 'pt-BR'].filter(isLanguage);
    expect(isLanguageSegment(segment, languages)).toBe(reserved);
  });
});
