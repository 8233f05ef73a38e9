import { describe, expect, it, test } from 'vitest';
import { resolveLanguage, StoredText, text } from './localized.ts';
import { pickLanguage } from './pick-language.ts';

describe('pickLanguage', () => {
  it.each([
    ['its own language, unmarked', { nl: 'Nieuws', en: 'News' }, 'en', { value: 'News' }],
    ['the default, marked', { nl: 'Nieuws' }, 'en', { value: 'Nieuws', lang: 'nl' }],
    ['an empty translation counts as missing', { nl: 'Nieuws', en: '' }, 'en', { value: 'Nieuws', lang: 'nl' }],
    ['the default itself, unmarked', { nl: 'Nieuws', en: 'News' }, 'nl', { value: 'Nieuws' }],
    ['whatever there is, marked', { en: 'News' }, 'nl', { value: 'News', lang: 'en' }],
    ['an empty default stays empty', { nl: '' }, 'nl', { value: '' }],
    ['nothing at all', {}, 'nl', undefined],
  ])('%s', (_, $lang: Record<string, string>, language, expected) => {
    expect(pickLanguage({ $lang }, language, 'nl')).toEqual(expected);
  });
});

describe('resolveLanguage', () => {
  it('resolves every text in a document, however deep, and leaves the rest', () => {
    const document = {
      lead: text('Welkom', 'Welcome'),
      columns: 2,
      isWide: true,
      none: null,
      buttons: [{ label: text('Verder'), href: '/verder' }],
      nested: { deep: { caption: text('Haven', 'Harbour') } },
    };
    expect(resolveLanguage(document, 'en', 'nl')).toEqual({
      lead: { value: 'Welcome' },
      columns: 2,
      isWide: true,
      none: null,
      buttons: [{ label: { value: 'Verder', lang: 'nl' }, href: '/verder' }],
      nested: { deep: { caption: { value: 'Harbour' } } },
    });
  });

  it('gives an empty text for one without any language', () => {
    expect(resolveLanguage({ lead: { $lang: {} } }, 'nl', 'nl')).toEqual({ lead: { value: '' } });
  });

  it('does not look inside a resolved value', () => {
    const rich = { $lang: { nl: { type: 'doc', content: [{ $lang: { nl: 'no' } }] } } };
    expect(resolveLanguage(rich, 'nl', 'nl')).toEqual({ value: { type: 'doc', content: [{ $lang: { nl: 'no' } }] } });
  });

  it('leaves the document itself as it was', () => {
    const document = { lead: text('Welkom') };
    resolveLanguage(document, 'nl', 'nl');
    expect(document).toEqual({ lead: text('Welkom') });
  });
});

test('text has the languages that it was given', () => {
  expect([text('a'), text('a', 'b')]).toStrictEqual([{ $lang: { nl: 'a' } }, { $lang: { nl: 'a', en: 'b' } }]);
});

describe('StoredText', () => {
  it.each([
    ['text("a")', text('a'), true],
    ['no language', { $lang: {} }, true],
    ['a plain text', 'a', false],
    ['another kind of value', { $lang: { nl: 3 } }, false],
  ])('%s', (_, value, isValid) => {
    expect(StoredText.safeParse(value).success).toBe(isValid);
  });
});
