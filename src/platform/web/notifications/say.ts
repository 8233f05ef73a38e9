import { useEffect, useRef } from 'react';
import { inLanguage } from '../i18n/in-language.ts';

/** Of the live region that every page has from the start: screen readers only speak what changes in one they know. */
export const saidId = 'said';

let timer: ReturnType<typeof setTimeout> | undefined;

interface SaidWords {
  words: string;
  /** Of words that are not in the language of the page. */
  language: string | undefined;
}

/** Tells screen readers what the eye sees by itself. A moment later, so that what moved the focus is read first. */
export function say(words: string | (() => SaidWords)): void {
  const region = document.getElementById(saidId);
  if (region === null) return;
  clearTimeout(timer);
  // The same words a second time would be no change.
  region.textContent = '';
  timer = setTimeout(() => {
    const said = typeof words === 'string' ? { words, language: undefined } : words();
    const { lang, dir } = inLanguage(said.language);
    for (const [name, value] of Object.entries({ lang, dir })) {
      if (value === undefined) region.removeAttribute(name);
      else region.setAttribute(name, value);
    }
    region.textContent = said.words;
  }, 100);
}

/** Says these words when they change; nobody needs to hear what was there when they came. */
export function useSaid(words: string): void {
  const before = useRef(words);
  useEffect(() => {
    if (before.current === words) return;
    before.current = words;
    say(words);
  }, [words]);
}
