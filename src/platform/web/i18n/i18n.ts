import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { fillTemplate, readTemplate, type TextTemplate, type TextValues } from './text-template.ts';

export type Texts = Record<string, unknown>;

/** The words of a key, or of the first of several that has any; the key itself where there are none. */
export type Translate = (key: string | readonly string[], values?: TextValues) => string;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralOf(count: number, language: Language): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

/** One text has one form; what is counted has one for each plural of its language, and may have its own for none. */
function formsOf(key: string, { count, context }: TextValues, language: Language): string[] {
  const keys = context === undefined ? [key] : [`${key}_${context}`, key];
  if (typeof count !== 'number') return keys;
  const plural = pluralOf(count, language);
  return keys.flatMap((one) => [...(count === 0 ? [`${one}_zero`] : []), `${one}_${plural}`, one]);
}

/** The texts of a page, by language. The small site bundle is there from the start; the admin's is added on entering it (§2). */
export class I18n {
  language: Language;
  readonly #texts = new Map<Language, Texts>();
  readonly #templates = new Map<Language, Map<string, TextTemplate>>();

  constructor(language: Language, texts: Readonly<Record<string, Texts>>) {
    this.language = language;
    for (const [name, bundle] of Object.entries(texts)) this.add(name as Language, bundle);
  }

  add(language: Language, texts: Texts): void {
    const own = this.#texts.get(language) ?? {};
    // Into what is ours already: copied anew for every bundle and every kind of block, it took longer than reading them.
    mergeInto(own, texts);
    this.#texts.set(language, own);
    this.#templates.delete(language);
  }

  readonly t: Translate = (key, values = {}) => {
    const keys = typeof key === 'string' ? [key] : key;
    const template = this.#find(keys, values);
    if (template !== undefined) return fillTemplate(template, values, this.language);
    const { defaultValue } = values;
    return typeof defaultValue === 'string'
      ? fillTemplate(readTemplate(defaultValue), values, this.language)
      : (keys.at(-1) ?? '');
  };

  exists(key: string): boolean {
    return this.#find([key], {}) !== undefined;
  }

  /** All that lies below a key, where what there is decides what is shown. */
  below(key: string): Texts | undefined {
    return this.#languages()
      .map((language) => valueAt(this.#texts.get(language), key))
      .find(isBundle);
  }

  /** §1: what the reader's language lacks is read in the default one. */
  #languages(): readonly Language[] {
    return this.language === defaultLanguage ? [defaultLanguage] : [this.language, defaultLanguage];
  }

  #find(keys: readonly string[], values: TextValues): TextTemplate | undefined {
    const isPlain = values.count === undefined && values.context === undefined;
    for (const key of keys) {
      for (const language of this.#languages()) {
        for (const form of isPlain ? [key] : formsOf(key, values, language)) {
          const template = this.#templateOf(language, form);
          if (template !== undefined) return template;
        }
      }
    }
    return undefined;
  }

  #templateOf(language: Language, key: string): TextTemplate | undefined {
    const known = this.#templates.get(language)?.get(key);
    if (known !== undefined) return known;
    const text = valueAt(this.#texts.get(language), key);
    if (typeof text !== 'string') return undefined;
    const template = readTemplate(text);
    const templates = this.#templates.get(language) ?? new Map<string, TextTemplate>();
    this.#templates.set(language, templates.set(key, template));
    return template;
  }
}

function valueAt(texts: Texts | undefined, key: string): unknown {
  let value: unknown = texts;
  for (const name of key.split('.')) {
    if (!isBundle(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** Several features' message files as one bundle. */
export function mergeBundles(bundles: readonly Texts[]): Texts {
  const merged: Texts = {};
  for (const bundle of bundles) mergeInto(merged, bundle);
  return merged;
}

function mergeInto(target: Texts, source: Texts): void {
  for (const [key, value] of Object.entries(source)) {
    const existing = target[key];
    if (isBundle(existing) && isBundle(value)) mergeInto(existing, value);
    else target[key] = isBundle(value) ? mergeBundles([value]) : value;
  }
}

const isBundle = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
