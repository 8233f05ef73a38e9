import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import type { AccessToken } from '../../contract/access-token.ts';
import { AccessTokensSection } from './access-tokens-section.tsx';

const secret = 'plein_abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq';

/** A server that keeps the tokens that it makes. */
async function show() {
  const tokens: AccessToken[] = [];
  const call = (async ({ method, path }: { method: string; path: string }, { body }: { body?: AccessToken }) => {
    if (path === '/api/auth/proof') return { isRecent: true, ways: [] };
    if (method === 'GET') return [...tokens];
    if (method === 'DELETE') return void tokens.pop();
    const dates = { createdAt: '2026-11-16T09:00:00Z', expiresAt: '2026-12-16T09:00:00Z' };
    const made = { ...(body as AccessToken), ...dates, id: '1', hint: 'nopq', isExpired: false, lastUsedAt: null };
    tokens.push(made);
    return { ...made, token: secret };
  }) as unknown as Call;
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CallContext value={call}>
          <Suspense fallback={null}>
            <AccessTokensSection />
          </Suspense>
        </CallContext>
      </QueryClientProvider>,
    ),
  );
  return userEvent.setup();
}

const press = (name: string) => screen.findByRole('button', { name });

test('a token is made, shown once, copied, and revoked after a question', async () => {
  const user = await show();
  expect(await screen.findByText(/U hebt nog geen tokens/)).toBeTruthy();
  await user.click(await press('Token maken'));
  await user.click(await press('Maken'));
  expect(await screen.findByText('Geef het token een naam.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Naam/), 'Weekcijfers');
  await user.click(await press('Maken'));

  expect(await screen.findByText(secret)).toBeTruthy();
  await user.click(await press('Kopiëren'));
  expect(await screen.findByText('Gekopieerd.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(await press('Klaar'));
  expect(screen.queryByText(secret)).toBeNull();
  expect(await screen.findByText(/Alleen lezen\. Eindigt op \u2066…nopq\u2069\..*Nog niet gebruikt\./)).toBeTruthy();

  await user.click(await press('Weekcijfers intrekken'));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Intrekken' }));
  expect(await screen.findByText(/U hebt nog geen tokens/)).toBeTruthy();
});
