import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import { link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { ChangedText } from './changed-text.tsx';

const known = '00000000-0000-4000-8000-000000000007';
const gone = '00000000-0000-4000-8000-000000000008';

test.each([
  ['a page', `page:${known}`, 'Wat het kost'],
  ['a place on a page', `page:${known}#prijs`, 'Wat het kost'],
  ['a page that is gone', `page:${gone}`, 'een pagina die hier niet (meer) bekend is'],
  ['an address', 'https://example.org/', 'https://example.org/'],
])('a link to %s that went says where it led, by its name', async (_, href, name) => {
  const was = richText([paragraph('Zie ', link('tarieven', href), ' hier.')]).$lang.nl;
  const is = richText([paragraph('Zie tarieven hier.')]).$lang.nl;
  const store = new UserStore({ isSignedIn: true });
  await store.loadApplicationUser((async () => ({ isContentManager: true })) as never);
  const { container } = render(
    <CallContext value={(async () => [{ guid: known, title: 'Wat het kost', path: '/tarieven' }]) as never}>
      <QueryClientProvider client={createLoadCache({})}>
        <UserStoreContext value={store}>
          <ChangedText difference={{ was, is, language: 'nl' }} side="both" />
        </UserStoreContext>
      </QueryClientProvider>
    </CallContext>,
  );
  await waitFor(() => expect(container.querySelector('del')?.textContent).toBe(`weg: tarieven (${name})`));
});
