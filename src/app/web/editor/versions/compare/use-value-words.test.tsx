import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { EditorContext } from '../../state/editor-context.ts';
import { createUiStore } from '../../state/editor-ui.ts';
import { useValueWords } from './use-value-words.ts';

const editor = {
  session: {} as EditorSession,
  ui: createUiStore(),
  language: 'nl',
  setLanguage: () => undefined,
} as const;

const surroundings = ({ children }: { children: ReactNode }) => (
  <CallContext value={(async () => []) as never}>
    <QueryClientProvider client={createLoadCache({})}>
      <UserStoreContext value={new UserStore({ isSignedIn: true })}>
        <EditorContext value={editor}>{children}</EditorContext>
      </UserStoreContext>
    </QueryClientProvider>
  </CallContext>
);

test.each([
  ['a list of keys, in its order', ['visibility'], ['Users', 'Public'], 'Wie is ingelogd, Iedereen'],
  ['numbers', ['options', 'years'], [2025, 2026], '2025, 2026'],
  ['days', ['options', 'days'], ['2026-11-19', '2026-11-20'], '19 november 2026, 20 november 2026'],
  ['an empty list', ['options', 'years'], [], 'niets'],
  ['entries with texts', ['options', 'links'], [{ label: text('Een') }, { label: text('Twee') }], 'Een · Twee'],
])('says %s', (_, path, value, words) => {
  const { result } = renderHook(useValueWords, { wrapper: surroundings });
  expect(result.current(undefined, path, value)).toBe(words);
});
