import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { readPageReview } from '#features/page-review/contract/page-review.endpoints.ts';
import type { PageReview } from '#features/page-review/contract/page-review.ts';
import { dismissFailedPlan, publishPage } from '#features/pages/contract/pages-writing.endpoints.ts';
import type { FailedPlan } from '#features/pages/contract/plans/failed-plan.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { saidId } from '#platform/web/notifications/say.ts';
import { EditorContext } from '../state/editor-context.ts';
import { createUiStore } from '../state/editor-ui.ts';
import { FailedPlanStrip } from './failed-plan-strip.tsx';
import { PublishHere } from './publish-context.tsx';

const guid = '00000000-0000-4000-8000-000000000001';
const failure: FailedPlan = {
  action: 'publish',
  plannedFor: '2026-11-17T08:00:00.000Z',
  plannedBy: { id: 'eline', name: 'Eline Postma' },
  reason: 'approval',
};

/** The strip of a page that nobody published yet, and the calls that were made. */
function open(failedPlan: FailedPlan | null, can: Partial<PageReview['can']>) {
  const calls: string[] = [];
  const listeners = new Set<() => void>();
  const page = { guid, isPublished: false, hasChanges: true, publishAt: null, unpublishAt: null, failedPlan };
  let state = { page, saving: { kind: 'saved', at: null } } as unknown as ReturnType<EditorSession['state']>;
  const session: Partial<EditorSession> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    settled: async () => undefined,
    pageIs: (now) => {
      state = { ...state, page: now };
      for (const listener of listeners) listener();
    },
  };
  const review: PageReview = {
    isNeeded: false,
    sequence: 1,
    languages: [],
    can: { publish: false, ask: false, withdraw: false, approve: false, ...can },
  };
  const answers = { [dismissFailedPlan.path]: { ...page, failedPlan: null }, [readPageReview.path]: review };
  const call = async (endpoint: { method: string; path: string }) => {
    if (endpoint.method !== 'GET') calls.push(`${endpoint.method} ${endpoint.path}`);
    return answers[endpoint.path] ?? { ...page, isPublished: true, hasChanges: false, failedPlan: null };
  };
  const runTask: RunTask = async ({ run }) => ({ state: 'done', value: await run() });
  render(
    <CallContext value={call as never}>
      <QueryClientProvider
        client={createLoadCache({ [endpointUrl(readPageReview, { params: { id: guid } })]: review })}
      >
        <EditorContext
          value={{
            session: session as EditorSession,
            ui: createUiStore(),
            language: 'nl',
            setLanguage: () => undefined,
          }}
        >
          <RunTaskContext value={runTask}>
            <p id={saidId} role="status" />
            <main tabIndex={-1} />
            <Suspense>
              <PublishHere>
                <FailedPlanStrip />
              </PublishHere>
            </Suspense>
          </RunTaskContext>
        </EditorContext>
      </QueryClientProvider>
    </CallContext>,
  );
  const become = (now: Partial<PageState>) => act(() => session.pageIs?.({ ...state.page, ...now }));
  return { calls, become };
}

const strip = () => screen.queryByRole('region', { name: 'Niet doorgegaan plan' });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('nothing is said while all goes as planned, and it is said aloud once it does not', async () => {
  const { become } = open(null, { publish: true });
  expect(strip()).toBeNull();
  become({ failedPlan: failure });
  expect(strip()?.textContent).toContain('Niet gepubliceerd op 17 november 2026 om 09:00: er was geen goedkeuring');
  expect(strip()?.textContent).toContain('Gepland door Eline Postma.');
  await waitFor(() => expect(document.getElementById(saidId)?.textContent).toContain('Niet gepubliceerd op'));
});

test('who may publish it publishes or plans it from there', async () => {
  const { calls } = open(failure, { publish: true });
  expect(buttons()).toEqual(['Nu publiceren', 'Opnieuw plannen…', 'Melding weghalen']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Nu publiceren' }));
  await waitFor(() => expect(strip()).toBeNull());
  expect(calls).toEqual([`POST ${publishPage.path}`]);
});

test('planning again asks for the moment', async () => {
  open(failure, { publish: true });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Opnieuw plannen…' }));
  expect(await screen.findByRole('dialog', { name: 'Inplannen' })).toBeTruthy();
});

test('who needs a yes asks for it', () => {
  open(failure, { ask: true });
  expect(buttons()).toEqual(['Laten nakijken…', 'Melding weghalen']);
});

test('who has seen it takes it away', async () => {
  const { calls } = open({ ...failure, plannedBy: null }, { publish: true });
  expect(strip()?.textContent).not.toContain('Gepland door');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Melding weghalen' }));
  await waitFor(() => expect(strip()).toBeNull());
  expect(calls).toEqual([`DELETE ${dismissFailedPlan.path}`]);
  // The button that had the focus is gone with it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
