import { createInstance, type FormatterModule, type Resource } from 'i18next';
import { describe, expect, inject, it, test } from 'vitest';
import { formatNumber, type Language } from '#platform/contract/texts/language.ts';
import { I18n, mergeBundles, type Texts } from './i18n.ts';

const people = { people_one: '{{count}} mens', people_other: '{{count}} mensen', year: 'sinds {{year}}' };

test.each<[Language, number, string]>([
  ['nl', 1, '1 mens'],
  ['nl', 20_005, '20.005 mensen'],
  ['en', 20_005, '20,005 mensen'],
])('in %s an amount is written as the language does: %i', (language, count, text) => {
  expect(new I18n(language, { [language]: people }).t('people', { count })).toBe(text);
});

test('a year is no amount', () => {
  expect(new I18n('nl', { nl: people }).t('year', { year: 2026 })).toBe('sinds 2026');
});

describe('a text', () => {
  const nl = {
    greeting: 'Dag {{name}}, dag {{ name }}',
    kinds: { choice: 'Keuze', choice_profile: 'Keuze van een lid' },
    left: 'over',
    left_zero: 'niets over',
    left_one: 'nog één',
    left_other: 'nog {{count}}',
    odd: { '16:9': 'Breed' },
  };
  const i18n = new I18n('en', { nl, en: { kinds: { choice: 'Choice' } } });

  it.each<[string, string | string[], object | undefined, string]>([
    ['is filled in wherever the name stands', 'greeting', { name: '{{x}} $&' }, 'Dag {{x}} $&, dag {{x}} $&'],
    ['shows what was forgotten', 'greeting', undefined, 'Dag {{name}}, dag {{name}}'],
    ['leaves out what is nothing', 'greeting', { name: undefined }, 'Dag , dag '],
    ['is read in the default language where its own has none', 'odd.16:9', undefined, 'Breed'],
    [
      'is read in its own language before another wording of the default one',
      'kinds.choice',
      { context: 'profile' },
      'Choice',
    ],
    ['has a form of its own for none', 'left', { count: 0 }, 'niets over'],
    ['has the plural of its language', 'left', { count: 1 }, 'nog één'],
    ['is the first of several keys that has one', ['left.x', 'odd.16:9'], undefined, 'Breed'],
    ['is the last key where there is none', ['no', 'nothing.here'], undefined, 'nothing.here'],
    ['is its default where there is none', 'no', { defaultValue: 'Of {{name}}', name: 'dit' }, 'Of dit'],
    ['is never what lies between', 'odd', undefined, 'odd'],
    ['is never what every object has', 'constructor.name', undefined, 'constructor.name'],
  ])('%s', (_, key, values, text) => {
    expect(i18n.t(key, values as never)).toBe(text);
  });

  it('can be added to without changing what it was added from', () => {
    const bundle = { site: { one: 'een' } };
    const own = new I18n('nl', { nl: bundle });
    expect(own.t('site.two')).toBe('site.two');
    own.add('nl', { site: { one: 'één', two: 'twee' } });
    expect([own.t('site.one'), own.t('site.two'), bundle.site.one]).toEqual(['één', 'twee', 'een']);
    expect([own.exists('site.two'), own.exists('site')]).toEqual([true, false]);
    expect(own.below('site')).toEqual({ one: 'één', two: 'twee' });
  });
});

/** As it was before we had our own (docs/decisions/0070): what people read must be the same. */
function i18nextFor(language: Language, texts: Texts) {
  const amounts = new Set(['count', 'total', 'done', 'sent']);
  const nothing = () => undefined;
  const formatter: FormatterModule = {
    type: 'formatter',
    init: nothing,
    add: nothing,
    addCached: nothing,
    format: (value: unknown, _, __, options) =>
      typeof value === 'number' && amounts.has(options?.interpolationkey)
        ? formatNumber(value, language)
        : (value as string),
  };
  const instance = createInstance();
  void instance.use(formatter).init({
    lng: language,
    fallbackLng: 'nl',
    // A few of our keys have a colon: 16:9.
    nsSeparator: false,
    resources: { [language]: { translation: texts } } as Resource,
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  return instance;
}

const languageFiles = import.meta.glob<Texts>('../../../languages/*/*.json', { eager: true, import: 'default' });

const textsOf = (language: string): Texts => {
  const { nl, en } = inject('messages');
  if (language === 'nl' || language === 'en') return language === 'nl' ? nl : en;
  return mergeBundles(
    Object.entries(languageFiles).flatMap(([path, texts]) => (path.includes(`/${language}/`) ? [texts] : [])),
  );
};

function keysIn(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    if (typeof value === 'string') return [before + name];
    return typeof value === 'object' && value !== null ? keysIn(value as Texts, `${before}${name}.`) : [];
  });
}

/** Amounts that have another plural in some language, and one with a separator. */
const counts = [0, 1, 2, 3, 11, 100, 1.5, 20_005];
const values = { name: 'Café “Zon” {{count}} $& $t(x)', year: 2026, total: 12_345 };

test.each(['nl', 'en', 'de', 'ar'] as Language[])('every text in %s reads as i18next wrote it', (language) => {
  const texts = textsOf(language);
  const own = new I18n(language, { [language]: texts });
  const other = i18nextFor(language, texts);
  const keys = keysIn(texts);
  expect(keys.length).toBeGreaterThan(300);
  const withoutForm = (key: string) => key.replace(/_(?:zero|one|two|few|many|other|profile)$/, '');
  const varied = new Set(keys.filter((key) => withoutForm(key) !== key).map(withoutForm));
  const different: unknown[] = [];
  for (const key of new Set([...keys, ...varied])) {
    // A text of one form is the same for every amount, but for how the amount is written.
    const amounts = varied.has(withoutForm(key)) ? counts : [20_005];
    for (const given of [
      undefined,
      values,
      ...amounts.map((count) => ({ ...values, count })),
      { context: 'profile' },
    ]) {
      const [ours, theirs] = [own.t(key, given), other.t(key, given ?? {})];
      if (ours !== theirs) different.push([key, given, ours, theirs]);
    }
  }
  expect(different).toEqual([]);
});
