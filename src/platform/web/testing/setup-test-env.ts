import { cleanup } from '@testing-library/react';
import { createInstance, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';

type Messages = Record<string, unknown>;

const messageFiles = import.meta.glob<Messages>('../../../**/messages/*.json', { eager: true, import: 'default' });

function isMessages(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null;
}

/** Two features may add to the same branch, as the site and the admin messages of one feature do. */
function merge(into: Messages, from: Messages): Messages {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key];
    into[key] = isMessages(present) && isMessages(value) ? merge(present, value) : structuredClone(value);
  }
  return into;
}

function messagesOf(language: string): Messages {
  return Object.entries(messageFiles)
    .filter(([path]) => path.split('/').at(-1)?.startsWith(`${language}.`))
    .reduce((all, [, messages]) => merge(all, messages), {} as Messages);
}

const resources: Resource = {
  nl: { translation: messagesOf('nl') as Resource[string][string] },
  en: { translation: messagesOf('en') as Resource[string][string] },
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
  await i18n.changeLanguage('nl');
  if (noise.length > 0) throw new Error(`The console must stay silent in a test.\n${noise.join('\n')}`);
});
