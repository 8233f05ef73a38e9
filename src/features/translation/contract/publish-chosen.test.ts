import { describe, expect, it } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Translations } from '#platform/contract/texts/translation.ts';
import { changedLanguages } from './language-contents.ts';
import { approvedChoice, type LanguageChoice, publishChosen } from './publish-chosen.ts';

const block = (guid: string, dutch: string, english?: string) => ({ guid, options: { title: text(dutch, english) } });
const page = (title: ReturnType<typeof text>, blocks: ReturnType<typeof block>[], translations: Translations = {}) => ({
  title,
  blocks,
  translations,
});
const readers = page(text('Haven', 'Harbour'), [block('a', 'Boot', 'Boat'), block('gone', 'Dijk', 'Dike')]);
const written = page(text('Nieuwe haven', 'New harbour'), [block('new', 'Sluis', 'Lock'), block('a', 'Schip', 'Ship')]);
const english: LanguageChoice = { languages: ['en'], withoutSource: true };

describe('a translation alone', () => {
  const { version, rest } = publishChosen(written, readers, english);

  it('gives readers its texts where they have a place for them, and leaves the rest as it is', () => {
    expect(version.title).toEqual(text('Haven', 'New harbour'));
    expect(version.blocks).toEqual([block('a', 'Boot', 'Ship'), block('gone', 'Dijk', 'Dike')]);
    expect(version.translations.en).toMatchObject({ status: 'published', isAutomatic: false });
  });

  it('goes on being written with the rest', () => {
    expect({ ...rest, translations: {} }).toEqual(written);
    expect(changedLanguages(rest, version)).toEqual(['nl', 'en']);
  });

  it('leaves nothing behind where the source did not change', () => {
    const other = page(text('Haven', 'Port'), readers.blocks);
    const done = publishChosen(other, readers, english);
    expect(done.version).toEqual(done.rest);
    expect(done.version.title).toEqual(text('Haven', 'Port'));
  });

  it('is taken from readers when it was taken away', () => {
    const bare = page(text('Nieuwe haven'), [block('a', 'Schip'), block('gone', 'Dijk')]);
    const done = publishChosen(bare, readers, english);
    expect(done.version.title).toEqual(text('Haven'));
    expect(done.version.translations.en).toBeUndefined();
  });
});

describe('what goes along for who needs a yes', () => {
  const both = { written, published: readers };
  const choose = (approved: Language[], choice: LanguageChoice = {}, of: Partial<typeof both> = both) =>
    approvedChoice({ written, published: undefined, ...of, approved }, choice);
  const isWithoutEnglish = { languages: [], withoutSource: false };

  it.each<[string, Language[], LanguageChoice, LanguageChoice | undefined]>([
    ['nothing without a yes', [], {}, undefined],
    ['all that has one', ['nl', 'en'], {}, { languages: ['en'], withoutSource: false }],
    ['the translation that has one', ['en'], {}, english],
    ['the source that has one', ['nl'], {}, isWithoutEnglish],
    ['what was named and has one', ['nl', 'en'], english, english],
    ['nothing that was named and has none', ['nl'], { languages: ['en'] }, undefined],
    ['not the source that was not left out', ['en'], { languages: ['en'] }, undefined],
  ])('%s', (_, approved, choice, expected) => expect(choose(approved, choice)).toEqual(expected));

  it('begins with the source', () => {
    expect(choose(['en'], {}, {})).toBeUndefined();
    expect(choose(['nl'], {}, {})).toEqual(isWithoutEnglish);
  });

  it('asks nothing about a language that says what readers have', () => {
    const same = page(readers.title, [block('a', 'Schip', 'Boat'), block('gone', 'Dijk', 'Dike')]);
    expect(choose(['nl'], { languages: ['en'] }, { ...both, written: same })).toEqual({ languages: ['en'] });
  });

  it('leaves nothing to do where only what has no yes changed', () => {
    const other = page(text('Haven', 'Port'), readers.blocks);
    expect(choose(['nl'], {}, { ...both, written: other })).toBeUndefined();
  });
});
