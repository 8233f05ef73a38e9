import { cleanup, configure } from '@testing-library/react';
import { createInstance, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, inject, vi } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    messages: { nl: Record<string, unknown>; en: Record<string, unknown> };
  }
}

const messages = inject('messages');
const resources: Resource = {
  nl: { translation: messages.nl as Resource[string][string] },
  en: { translation: messages.en as Resource[string][string] },
};

/** Tests read the Dutch texts, as most of our readers do; `i18n.changeLanguage('en')` is undone after each test. */
const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'nl',
  fallbackLng: false,
  resources,
  interpolation: { escapeValue: false },
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Patience, not pace: a busy machine may need more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });

const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

/** A test that expects noise gives the spy an implementation of its own: `vi.spyOn(console, 'error').mockImplementation(...)`. */
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  // Files share a window, so that what one test leaves behind would be told in another.
  window.sessionStorage.clear();
  await i18n.changeLanguage('nl');
  if (noise.length > 0) throw new Error(`The console must stay silent in a test.\n${noise.join('\n')}`);
});
