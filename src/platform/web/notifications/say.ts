import { useEffect, useRef } from 'react';

/** Of the live region that every page has from the start: screen readers only speak what changes in one they know. */
export const saidId = 'said';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells screen readers what the eye sees by itself. A moment later, so that what moved the focus is read first. */
export function say(words: string | (() => string)): void {
  const region = document.getElementById(saidId);
  if (region === null) return;
  clearTimeout(timer);
  // The same words a second time would be no change.
  region.textContent = '';
  timer = setTimeout(() => {
    region.textContent = typeof words === 'string' ? words : words();
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
