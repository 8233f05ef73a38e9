import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache, type LoadedAnswers } from '#platform/web/api/load-cache.ts';
import type { FirstHour } from '../../contract/first-hour.ts';

interface Sent {
  method: string;
  path: string;
  body?: unknown;
}

export const newSite: FirstHour = {
  progress: 'site',
  kind: 'municipality',
  offered: {
    municipality: [
      { key: 'home', title: { $lang: { nl: 'Home' } }, about: { $lang: { nl: 'De voorpagina' } } },
      { key: 'governance', title: { $lang: { nl: 'Bestuur' } }, about: { $lang: { nl: 'Het college' } } },
    ],
    association: [],
    company: [],
  },
  tasks: [],
  isPutAway: false,
  isOpen: false,
  startedAt: '2026-11-17T09:00:00.000Z',
  openedAt: null,
};

/** A screen of the first hour, with a server that answers what it is told to. */
export function showFirstHour(
  screen: ReactNode,
  answer: (sent: Sent) => Promise<unknown> = async () => newSite,
  loaded: LoadedAnswers = {},
) {
  const sent: Sent[] = [];
  const call = ((endpoint: { method: string; path: string }, { body }: { body?: unknown } = {}) => {
    const one = { method: endpoint.method, path: endpoint.path, ...(body === undefined ? {} : { body }) };
    if (endpoint.method !== 'GET') sent.push(one);
    return answer(one);
  }) as Call;
  const router = createMemoryRouter([{ path: '*', element: <Suspense fallback={null}>{screen}</Suspense> }], {
    initialEntries: ['/admin/first-hour/site'],
  });
  render(
    <QueryClientProvider client={createLoadCache(loaded)}>
      <CallContext value={call}>
        <RouterProvider router={router} />
      </CallContext>
    </QueryClientProvider>,
  );
  return { sent, router, user: userEvent.setup() };
}
