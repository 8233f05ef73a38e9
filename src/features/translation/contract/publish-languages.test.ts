import { describe, expect, it } from 'vitest';
import { sourceFingerprint } from '#platform/contract/texts/fingerprint.ts';
import { productLanguages } from '#platform/contract/texts/language.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Translations } from '#platform/contract/texts/translation.ts';
import { languageStates } from './languages-of.ts';
import { noteTranslations } from './note-translations.ts';
import { publishLanguages, withTextsOf } from './publish-languages.ts';

interface Sample {
  title: ReturnType<typeof text>;
  blocks: { guid: string; options: { cards: { title: ReturnType<typeof text> }[] } }[];
  translations: Translations;
}

const sample = (overrides: Partial<Sample> = {}): Sample => ({
  title: text('Haven', 'Harbour'),
  blocks: [{ guid: 'a', options: { cards: [{ title: text('Boot', 'Boat') }, { title: text('Dijk', 'Dike') }] } }],
  translations: {},
  ...overrides,
});

const cardsIn = ({ blocks }: Sample, language: string) =>
  blocks[0]?.options.cards.map(({ title }) => title.$lang[language]);

describe('texts of one language from another copy', () => {
  it('are found by guid, by the same source and by place', () => {
    const cards = [{ title: text('Dijk', 'New dike') }, { title: text('Boot', 'New boat') }];
    const written = sample({ title: text('Havens', 'Harbours'), blocks: [{ guid: 'a', options: { cards } }] });
    const merged = withTextsOf(written, sample(), 'en');
    expect(merged.title).toEqual(text('Havens', 'Harbour'));
    expect(cardsIn(merged, 'en')).toEqual(['Dike', 'Boat']);
    expect(cardsIn(merged, 'nl')).toEqual(['Dijk', 'Boot']);
  });

  it('are left out where the other copy has none', () => {
    const merged = withTextsOf(sample(), undefined, 'en');
    expect(merged.title).toEqual(text('Haven'));
    expect(cardsIn(merged, 'en')).toEqual([undefined, undefined]);
  });
});

describe('publishing', () => {
  const draft = sample({ translations: { en: { status: 'draft', isAutomatic: true } } });

  it('takes every translation along that is no draft', () => {
    const { version, rest } = publishLanguages(sample(), undefined, undefined);
    expect(version).toEqual(rest);
    expect(version.translations.en).toMatchObject({ status: 'published', basedOn: sourceFingerprint(sample()) });
  });

  it('keeps a draft from readers who never had the language', () => {
    const { version, rest } = publishLanguages(draft, undefined, undefined);
    expect(version.title).toEqual(text('Haven'));
    expect(version.translations).toEqual({});
    expect(rest.title).toEqual(text('Haven', 'Harbour'));
    expect(rest.translations.en).toMatchObject({ status: 'draft', isAutomatic: true });
  });

  it('leaves readers the translation that they have when the new one does not go along', () => {
    const published = publishLanguages(sample(), undefined, undefined).version;
    const { version, rest } = publishLanguages(sample({ title: text('Nieuwe haven', 'New harbour') }), published, []);
    expect(version.title).toEqual(text('Nieuwe haven', 'Harbour'));
    expect(rest.title).toEqual(text('Nieuwe haven', 'New harbour'));
    expect(languageStates(version, productLanguages)).toMatchObject([{ language: 'en', isOutdated: true }]);
  });

  it('makes a draft public when it is chosen, and counts it as read', () => {
    expect(publishLanguages(draft, undefined, ['en']).version.translations.en).toMatchObject({
      status: 'published',
      isAutomatic: false,
    });
  });
});

describe('a save', () => {
  const before = noteTranslations(undefined, sample());

  it.each([
    ['only the source changed', sample({ title: text('Oude haven', 'Harbour') }), true],
    ['both changed', sample({ title: text('Oude haven', 'Old harbour') }), false],
    ['nothing changed', sample(), false],
    [
      'the source got a text more',
      sample({ blocks: [...sample().blocks, { guid: 'b', options: { cards: [{ title: text('Sluis') }] } }] }),
      true,
    ],
  ])('%s', (_, after, outdated) => {
    expect(languageStates(noteTranslations(before, after), productLanguages)).toMatchObject([{ isOutdated: outdated }]);
  });

  it('believes who says that the translation still holds', () => {
    const after = noteTranslations(before, sample({ title: text('Oude haven', 'Harbour') }), ['en']);
    expect(languageStates(after, productLanguages, before)).toMatchObject([{ isOutdated: false }]);
  });

  it('notices it for a document from before translations were kept', () => {
    const after = noteTranslations(sample(), sample({ title: text('Oude haven', 'Harbour') }));
    expect(languageStates(after, productLanguages, before)).toMatchObject([{ isOutdated: true }]);
  });

  it('forgets a language without texts', () => {
    expect(noteTranslations(before, sample({ title: text('Haven'), blocks: [] })).translations).toEqual({});
  });
});
