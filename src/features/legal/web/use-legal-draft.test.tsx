import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { ForgetKeptContext } from '#platform/web/api/forget-answers.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { LegalDraft } from '../contract/legal.ts';
import { useLegalDraft } from './use-legal-draft.ts';

const draft: LegalDraft = {
  ...{ kind: 'privacy', title: text('Privacy'), body: { $lang: {} }, revision: 1, updatedAt: null, updatedBy: '' },
  ...{ currentVersion: 1, versions: [] },
};
const runTask: RunTask = async (request) => ({ state: 'done', value: await request.run() });

test('what readers ask is forgotten by the server once a version is published, and not for a draft (§7)', async () => {
  const forgotten: string[] = [];
  const call = (async () => draft) as unknown as Call;
  const { result } = renderHook(() => useLegalDraft('privacy'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createLoadCache({ '/api/legal/privacy/draft': draft })}>
        <CallContext value={call}>
          <ForgetKeptContext value={async (addresses) => void forgotten.push(...addresses)}>
            <RunTaskContext value={runTask}>{children}</RunTaskContext>
          </ForgetKeptContext>
        </CallContext>
      </QueryClientProvider>
    ),
  });
  act(() => result.current.write({ nl: { title: 'Anders', body: { type: 'doc', content: [] } } }));
  await act(() => result.current.save());
  expect(forgotten).toEqual([]);
  await act(() => result.current.publish());
  expect(forgotten).toEqual(['/api/legal', '/api/legal/privacy?language=nl', '/api/legal/privacy?language=en']);
});
