import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { PageUpkeep } from './page-upkeep.tsx';

const shown = (call: () => Promise<unknown>) =>
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call as unknown as Call}>
        <RunTaskContext value={() => Promise.reject(new Error('nothing is asked'))}>
          <PageUpkeep guid="een-pagina" />
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>,
  );

// That it is changed at once is told in the story of who keeps the pages.
test.each([
  [{ owner: null, reviewOn: '2027-03-01' }, ['Geen eigenaar', '1 maart 2027']],
  [{ owner: { id: 'joris', name: 'Joris Bakker' }, reviewOn: null }, ['Joris Bakker', 'Geen datum']],
])('who looks after a page and when is told: %j', async (upkeep, [owner = '', review = '']) => {
  shown(async () => upkeep);
  expect(await screen.findByText(owner)).toBeTruthy();
  expect(screen.getByText(review)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Eigenaar wijzigen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nakijkdatum wijzigen' })).toBeTruthy();
});
