import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import { type AnyEndpoint, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { InstallationPlatform } from '../../contract/installation.ts';
import { readInstallationJobs } from '../../contract/jobs/installation-jobs.endpoints.ts';
import type { FailedWork, InstallationJobs } from '../../contract/jobs/installation-jobs.ts';
import { JobsSection } from './jobs-section.tsx';

const platformId = '3f2b8c1e-5f64-4f0a-9b57-6f1d2c3e4a5b';
const platforms = [{ key: 'boskant', name: 'Vereniging Boskant' }] as unknown as InstallationPlatform[];
const mail: FailedWork = {
  ...{ name: 'send-mail', platformId, platformKey: 'boskant', server: 'main', count: 12, attempts: 5 },
  ...{ failedAt: '2026-11-19T10:00:00.000Z', cause: 'unreachable', canRetry: true },
};
const nightly: FailedWork = { ...mail, name: 'forget-mail', platformId: null, platformKey: null, count: 1 };
const ofBefore: FailedWork = { ...mail, name: 'from-an-older-plein', platformKey: null, count: 1, canRetry: false };
const all: InstallationJobs = {
  running: [
    {
      ...{ name: 'change-media', platformId, platformKey: 'boskant', startedAt: '2026-11-19T10:00:00.000Z' },
      progress: { done: 31, total: 50 },
    },
  ],
  waiting: [
    {
      ...{ name: 'send-mail', platformId, platformKey: 'boskant', due: 3, since: '2026-11-19T09:59:00.000Z' },
      ...{ retrying: 1, nextAt: '2026-11-19T10:30:00.000Z' },
    },
  ],
  failed: [mail, nightly, ofBefore],
  canChange: true,
};

let called: { path: string; body: unknown }[];
beforeEach(() => {
  called = [];
});

const runTask: RunTask = async ({ run }) => ({ state: 'done', value: await run() });

function show(first = all) {
  let now = first;
  async function call(endpoint: AnyEndpoint, input: { body?: unknown }) {
    if (endpoint.path === readInstallationJobs.path) return now;
    called.push({ path: endpoint.path, body: input.body });
    now = { ...now, failed: now.failed.filter(({ name }) => name !== (input.body as FailedWork).name) };
    return { count: 1 };
  }
  render(
    <QueryClientProvider client={createLoadCache({ [endpointUrl(readInstallationJobs, {})]: first })}>
      <CallContext value={call as never}>
        <RunTaskContext value={runTask}>
          <Suspense>
            <JobsSection platforms={platforms} />
          </Suspense>
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>,
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const asked = { platformId, name: 'send-mail', server: 'main', until: mail.failedAt };

describe('work of all platforms', () => {
  it('is called as people call it, and says whose it is, how far it is and why it failed', () => {
    show();
    const part = screen.getByRole('region', { name: 'Taken' });
    const rows = within(part).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replace(/\d\d[.:]\d\d/g, '…'))).toEqual([
      expect.stringMatching(
        /^Mail versturen, Vereniging BoskantEen andere server was niet te bereiken\.12 keer mislukt/,
      ),
      expect.stringMatching(/^Oude mails opruimen, alle platforms.*Mislukt op .*Aantal pogingen: 5\./),
      expect.stringMatching(/^from-an-older-plein, een platform dat er niet meer is.*kent deze taak niet meer\./),
      expect.stringMatching(/^Bestanden wijzigen, Vereniging Boskantbezig sinds …31 van 50$/),
      expect.stringMatching(/^Mail versturen, Vereniging Boskant3 wachten op hun beurt.*1 lukte nog niet/),
    ]);
    expect(within(part).getByRole('progressbar', { name: '31 van 50' })).toBeDefined();
  });

  it('is put back with a press, and not what came since', async () => {
    show();
    await userEvent.click(button('Opnieuw: Mail versturen, Vereniging Boskant'));
    await waitFor(() => expect(screen.queryByText(/12 keer mislukt/)).toBeNull());
    expect(called).toEqual([{ path: '/api/installation/jobs:retry', body: asked }]);
    // The focus stays near, with the button gone.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Taken' })));
  });

  it('is let go once that was asked again', async () => {
    show();
    await userEvent.click(button('Laat vervallen: Mail versturen, Vereniging Boskant'));
    const question = await screen.findByRole('alertdialog', { name: 'Mail versturen laten vervallen?' });
    expect(question.textContent).toContain('Dit werk van Vereniging Boskant, 12 keer, wordt dan niet meer gedaan.');
    expect(called).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Laat vervallen' }));
    await waitFor(() => expect(called).toEqual([{ path: '/api/installation/jobs:discard', body: asked }]));
  });

  it('that this version does not know can only be let go', () => {
    show();
    expect(screen.queryByRole('button', { name: /^Opnieuw: from-an-older-plein/ })).toBeNull();
    expect(button(/^Laat vervallen: from-an-older-plein/)).toBeDefined();
  });

  it('has nothing to press for who only looks', () => {
    show({ ...all, canChange: false });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('says so when there is none', () => {
    show({ running: [], waiting: [], failed: [], canChange: true });
    expect(screen.getByText('Er is niets bezig en er wacht niets.')).toBeDefined();
    expect(screen.getByText('Er is niets mislukt.')).toBeDefined();
  });
});
