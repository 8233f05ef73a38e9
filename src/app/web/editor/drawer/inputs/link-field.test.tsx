import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { LinkField } from './link-field.tsx';

const known = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const unknown = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e02';
const answers: Record<string, unknown> = {
  '/api/profiles:loggedIn': { guid: unknown, isAdmin: false, isContentManager: false },
  '/api/pages:linkable': [{ guid: known, title: 'Havenfeest', path: null }],
};
const call = (async ({ path }: { path: string }) => answers[path] ?? []) as Call;

test.each([
  [`page:${known}`, 'Havenfeest'],
  [`page:${known}#programma`, 'Havenfeest'],
  [`page:${unknown}`, 'een pagina die hier niet (meer) bekend is'],
  ['/agenda', '/agenda'],
])('who manages nothing reads where %s leads', async (value, words) => {
  const store = new UserStore({ isSignedIn: true });
  await store.loadApplicationUser(call);
  render(
    <CallContext value={call}>
      <QueryClientProvider client={createLoadCache()}>
        <UserStoreContext value={store}>
          <LinkField label="Waar gaat de link heen?" value={value} isOptional onChange={() => undefined} />
        </UserStoreContext>
      </QueryClientProvider>
    </CallContext>,
  );
  const field = screen.getByRole('combobox');
  await waitFor(() => expect(field).toHaveProperty('value', words));
});
