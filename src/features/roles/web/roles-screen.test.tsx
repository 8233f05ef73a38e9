import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import RolesScreen from './roles-screen.tsx';

const noRoles = (() => Promise.resolve([])) as unknown as Call;

test('what was typed of a new role is not lost by Escape without asking', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '*', element: <RolesScreen /> }]);
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={noRoles}>
        <RunTaskContext value={() => Promise.reject(new Error('nothing is sent'))}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>,
  );
  const name = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Naam/ });
  const [add] = await screen.findAllByRole('button', { name: 'Rol maken' });
  await user.click(add as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(name()).toBeNull());

  await user.click(add as HTMLElement);
  await user.type(name() as HTMLElement, 'Redactie');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Hier blijven' }));
  await waitFor(() => expect(name()?.value).toBe('Redactie'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Weggaan zonder bewaren' }));
  await waitFor(() => expect(name()).toBeNull());
});
