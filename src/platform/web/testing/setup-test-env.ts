import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, inject, vi } from 'vitest';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { tidyWindow, watchWindow } from './shared-window.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    messages: { nl: Record<string, unknown>; en: Record<string, unknown> };
  }
}

/** Tests read the Dutch texts, as most of our readers do; `defaultI18n.language = 'en'` is undone after each test. */
const messages = inject('messages');
defaultI18n.add('nl', messages.nl);
defaultI18n.add('en', messages.en);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Patience, not pace: on a busy machine what is imported when it is wanted takes more than the second that is usual.
configure({ asyncUtilTimeout: 120_000 });

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
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // Files share a window, so that what one test leaves behind would be told in another.
  window.sessionStorage.clear();
  defaultI18n.language = 'nl';
  if (noise.length > 0) throw new Error(`The console must stay silent in a test.\n${noise.join('\n')}`);
});

let leftBehind: () => string[];
beforeAll(() => {
  leftBehind = watchWindow();
});

afterAll(async () => {
  // A screen that is still being fetched when its file ends would be missing for every file after it.
  await vi.dynamicImportSettled();
  const left = leftBehind();
  tidyWindow();
  if (left.length > 0) throw new Error(`A file leaves the window as it found it. Left behind: ${left.join(', ')}`);
});
