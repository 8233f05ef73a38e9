import type { Call } from '#platform/contract/calls/endpoint.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { deviceStorage } from '#platform/web/device-storage.ts';
import { popularSearches, type Suggestion, suggestSearch } from '../contract/search.endpoints.ts';
import { longestQuery, searchPath } from '../contract/search-address.ts';
import en from '../messages/en.view.json' with { type: 'json' };
import nl from '../messages/nl.view.json' with { type: 'json' };
import { forgetSearches, readRecent } from './recent-searches.ts';
import { createOptionBox, type Option } from './suggestions-options.ts';

type Words = typeof nl.search.suggestions;
const words = { nl: nl.search.suggestions, en: en.search.suggestions };
/** After the last letter, so that a fast typist asks once. */
const pause = 150;

export interface Surroundings {
  call: Call;
  language: Language;
  /** The reader's, where they are not written here. */
  own?: Words | undefined;
}

const attached = new WeakSet<HTMLInputElement>();

/**
 * Gives a search field suggestions. On the document itself and not in React, because blocks stay as the server drew them
 * (docs/decisions/0012): the field works without this, and every search field gets the same.
 */
export function attachSuggestions(input: HTMLInputElement, { call, language, own }: Surroundings): void {
  if (attached.has(input)) return;
  attached.add(input);
  const texts: Words = own ?? words[language === 'en' ? 'en' : 'nl'];
  const box = createOptionBox(input, {
    label: texts.label,
    countText: (count) => (count === 1 ? texts.some_one : texts.some_other).replace('{{count}}', String(count)),
  });
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const optionOf = ({ kind, title, lang, path, typeLabel }: Suggestion): Option => ({
    text: title,
    lang,
    href: path,
    note: typeLabel ?? { value: texts[kind] },
  });
  const queryOption = (q: string, note: string): Option => ({
    text: q,
    href: withLanguagePrefix(searchPath({ q, pageNumber: 1 }), language),
    note: { value: note },
  });

  const clearing = (storage: Storage): Option => ({
    text: texts.clear,
    note: { value: '' },
    run: () => {
      forgetSearches(storage);
      soon();
    },
  });

  /** Nothing typed yet: what was looked for here, and by many. */
  async function earlier(): Promise<Option[]> {
    const storage = deviceStorage();
    const recent = storage === undefined ? [] : readRecent(storage);
    const popular = await call(popularSearches, { query: { language } });
    const others = popular.filter((q) => !recent.includes(q)).slice(0, 5);
    return [
      ...recent.map((q) => queryOption(q, texts.recent)),
      ...(storage === undefined || recent.length === 0 ? [] : [clearing(storage)]),
      ...others.map((q) => queryOption(q, texts.popular)),
    ];
  }

  const optionsFor = async (q: string): Promise<Option[]> =>
    q === '' ? earlier() : (await call(suggestSearch, { query: { q, language } })).map(optionOf);

  async function show(): Promise<void> {
    const q = input.value.trim().slice(0, longestQuery).toWellFormed();
    asked = q;
    try {
      const options = await optionsFor(q);
      if (asked === q && document.activeElement === input) box.show(options);
    } catch {
      // Suggestions are a help; the field itself still searches.
      box.hide();
    }
  }

  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), pause);
  };
  input.addEventListener('input', soon);
  input.addEventListener('focus', soon);
  // What Escape closed comes back the way that ARIA's combobox has it.
  input.addEventListener('keydown', ({ key, isComposing }) => {
    const isClosed = input.getAttribute('aria-expanded') === 'false';
    if (isClosed && !isComposing && (key === 'ArrowDown' || key === 'ArrowUp')) void show();
  });
  input.addEventListener('blur', () => {
    clearTimeout(timer);
    box.hide();
  });
  input.form?.addEventListener('submit', () => {
    clearTimeout(timer);
    asked = '\n';
    box.hide();
  });
  if (document.activeElement === input) soon();
}
