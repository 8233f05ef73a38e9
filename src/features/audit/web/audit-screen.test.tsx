import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { settingKeys } from '#features/settings/contract/setting-fields.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { AuditPage } from '../contract/audit.ts';
import AuditScreen from './audit-screen.tsx';

const page: AuditPage = {
  entries: [
    {
      id: 41,
      at: '2026-11-16T10:00:00.000Z',
      actor: { id: null, name: 'Amina' },
      viewingAs: null,
      action: 'session.started',
      subject: { kind: 'user', id: '', name: 'Amina', path: null },
      details: {},
      ipAddress: '',
      userAgent: '',
    },
  ],
  nextBefore: 41,
};

function showScreen(router: ReturnType<typeof createMemoryRouter>, answer: AuditPage): void {
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={(() => Promise.resolve(answer)) as unknown as Call}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </CallContext>
    </QueryClientProvider>,
  );
}

test('every setting has words, and an entry about one says them', async () => {
  const about = (key: string, id: number): AuditPage['entries'][number] => ({
    ...(page.entries[0] as AuditPage['entries'][number]),
    id,
    action: 'setting.changed',
    subject: { kind: 'setting', id: key, name: key, path: null },
  });
  const router = createMemoryRouter([{ path: '*', element: <AuditScreen /> }]);
  const answer: AuditPage = { entries: settingKeys.map(about), nextBefore: null };
  showScreen(router, answer);
  expect(await screen.findByText('Naam van de site')).toBeDefined();
  for (const key of settingKeys) expect(screen.queryByText(key), key).toBeNull();
});

test('turning to older or newer entries leads to where the list begins', async () => {
  const router = createMemoryRouter([{ path: '*', element: <AuditScreen /> }], {
    initialEntries: ['/admin/audit?area=session&before=91'],
  });
  showScreen(router, page);
  const older = await screen.findByRole('link', { name: 'Ouder' });
  expect(older.getAttribute('href')).toBe('?area=session&before=41#audit-list');
  expect(screen.getByRole('link', { name: 'Naar de nieuwste' }).getAttribute('href')).toBe('?area=session#audit-list');
  expect(document.getElementById('audit-list')).toBe(screen.getByRole('region', { name: 'Logboek' }));
});
