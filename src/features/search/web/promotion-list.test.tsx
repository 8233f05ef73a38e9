import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import { type Call, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { ForgetKeptContext } from '#platform/web/api/forget-answers.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import {
  deletePromotion,
  listPromotions,
  orderPromotions,
  type Promotion,
} from '../contract/search-admin.endpoints.ts';
import { PromotionList } from './promotion-list.tsx';

const runTask: RunTask = async (request) => ({ state: 'done', value: await request.run() });
const address = endpointUrl(listPromotions, { query: { language: 'nl' } });

function start() {
  const forgotten: string[] = [];
  let kept = ['afval', 'paspoort', 'parkeren'].map(
    (word): Promotion => ({
      ...{ id: word, language: 'nl', phrases: [word], targetKind: 'page', title: word, description: '' },
      shown: { title: word, path: `/${word}` },
    }),
  );
  const call = (async (endpoint: unknown, input: { body?: { ids?: string[] }; params?: { id: string } }) => {
    if (endpoint === orderPromotions)
      kept = (input.body?.ids ?? []).flatMap((id) => kept.filter((promotion) => promotion.id === id));
    if (endpoint === deletePromotion) kept = kept.filter(({ id }) => id !== input.params?.id);
    return kept;
  }) as unknown as Call;
  render(
    <QueryClientProvider client={createLoadCache({ [address]: kept })}>
      <CallContext value={call}>
        <ForgetKeptContext value={async (addresses) => void forgotten.push(...addresses)}>
          <RunTaskContext value={runTask}>
            <Suspense>
              <PromotionList language="nl" />
            </Suspense>
          </RunTaskContext>
        </ForgetKeptContext>
      </CallContext>
    </QueryClientProvider>,
  );
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  return { user: userEvent.setup(), names, forgotten };
}

test('a promotion that is moved keeps the focus, and the server forgets what it kept (§7)', async () => {
  const { user, names, forgotten } = start();
  await user.click(screen.getByRole('button', { name: /parkeren.*omhoog/i }));
  await waitFor(() => expect(names()).toEqual(['afval', 'parkeren', 'paspoort']));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/parkeren.*omhoog/i));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['parkeren', 'afval', 'paspoort']));
  // At the top there is only the way down.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/parkeren.*omlaag/i));
  expect(forgotten).toEqual([address, address]);
});

test('after one is removed the focus stays in the list, or goes to the button to add', async () => {
  const { user } = start();
  const remove = async (word: string) => {
    const button = screen.getByRole('button', { name: `‘${word}’ verwijderen` });
    await user.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
  };
  for (const word of ['afval', 'parkeren']) {
    await remove(word);
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')?.textContent).toContain('paspoort'));
  }
  await remove('paspoort');
  await waitFor(() => expect(document.activeElement?.id).toBe('promotion-add'));
});
