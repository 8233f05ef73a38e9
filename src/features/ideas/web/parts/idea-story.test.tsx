import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { IdeaStory as Story } from '../../contract/idea.ts';
import { IdeaStory } from './idea-story.tsx';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const change = (label: string, reason: string, signed = '') => ({
  guid: crypto.randomUUID(),
  label: { value: label },
  tone: 'info' as const,
  reason,
  reasonLang: 'nl',
  signed,
  changedOn: '2026-11-18T09:00:00.000Z',
});

function show(story: Story) {
  const call = (async () => story) as unknown as Call;
  return render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <IdeaStory guid={guid} />
      </CallContext>
    </QueryClientProvider>,
  );
}

test('says what became of it, why and on whose behalf; what was before folds open', async () => {
  const changes = [change('Gedaan', 'De trap ligt er.', 'Havendienst'), change('In overweging', 'Wij meten.')];
  show({ status: { label: { value: 'Gedaan' }, tone: 'success' }, changes, merged: [] });
  expect(await screen.findByText('De trap ligt er.')).toBeTruthy();
  expect(screen.getByText(/Havendienst,/)).toBeTruthy();
  expect(screen.getByText('1 stap hiervoor')).toBeTruthy();
  expect(screen.getByText('Wij meten.').closest('details')?.open).toBe(false);
});

test('shows a status that has no reason yet, and what was merged', async () => {
  const merged = [{ guid, title: 'Een trap', mergedOn: '2026-11-18T09:00:00.000Z' }];
  show({ status: { label: { value: 'Nieuw' }, tone: 'neutral' }, changes: [], merged });
  expect(await screen.findByText('Nieuw')).toBeTruthy();
  expect(screen.getByText('Een trap')).toBeTruthy();
});

test('is not there while there is nothing to say', async () => {
  const { container } = show({ status: null, changes: [], merged: [] });
  await Promise.resolve();
  expect(container.childElementCount).toBe(0);
});
