import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import type { FormHook, FormHookInput, HookDelivery } from '../../contract/form-hook.ts';
import { FormHooksSetting } from './form-hooks-setting.tsx';

// What a browser follows needs a server; here nothing happens by itself.
vi.mock('#platform/web/live/live-client.ts', () => ({ liveClient: { follow: () => () => undefined } }));

const form = '0d9c4c37-6a1e-4b0e-9f4e-2f1f4f6a7b80';
const secret = 'whsec_c2xldXRlbCBkaWUgbmllbWFuZCBsZWVzdA==';

const delivery: HookDelivery = {
  ...{ guid: '2', event: 'received', happenedOn: '2026-11-18T08:00:00Z', reference: 'ML-2026-0419' },
  ...{ submissionGuid: '3', state: 'given-up', tries: 10, triedOn: '2026-11-18T09:00:00Z', dueOn: null },
  ...{ outcome: 'refused', statusCode: 500, answer: 'stuk' },
};

const hookOf = (input: FormHookInput): FormHook => ({
  ...{ guid: '1', secretHint: 'dA==', oldSecretUntil: null, failingSince: null, stopped: null },
  ...{ waiting: 0, givenUp: 1, last: delivery },
  ...{ ...input, contents: input.contents ?? 'plain' },
});

/** A server that keeps one webhook. */
async function show(hooks: FormHook[] = []) {
  const calls: string[] = [];
  const call = (async ({ method, path }: { method: string; path: string }, input: { body?: FormHookInput } = {}) => {
    calls.push(`${method} ${path}`);
    if (path.endsWith('/hooks') && method === 'POST') {
      hooks.push(hookOf(input.body as FormHookInput));
      return { hook: hooks[0], secret };
    }
    if (path.endsWith('/hooks')) return [...hooks];
    if (path.endsWith('/deliveries')) return { deliveries: [delivery], hasMore: false };
    if (path.endsWith('/trial')) return { ...delivery, event: 'test', outcome: 'slow', statusCode: null, answer: null };
    if (path.endsWith('/again')) return { ...delivery, count: 1 };
    if (path.endsWith('/body')) return { body: '{"type":"submission.received"}' };
    if (method === 'PUT') hooks.splice(0, 1, hookOf(input.body as FormHookInput));
    if (method === 'DELETE') hooks.pop();
    return hooks[0];
  }) as unknown as Call;
  const setting = (
    <Suspense fallback={null}>
      <FormHooksSetting formGuid={form} usualContents="nothing" isKept={false} />
    </Suspense>
  );
  await act(async () =>
    render(
      <QueryClientProvider client={createLoadCache({ [`/api/forms/${form}/hooks`]: [...hooks] })}>
        <CallContext value={call}>
          <NotificationsContext value={new NotificationStore()}>
            <RouterProvider router={createMemoryRouter([{ path: '*', element: setting }])} />
          </NotificationsContext>
        </CallContext>
      </QueryClientProvider>,
    ),
  );
  return { user: userEvent.setup(), calls };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('one is added with the least that is of use, and its key is shown once', async () => {
  const { user } = await show();
  await user.click(await button('Webhook toevoegen'));
  await user.click(await button('Toevoegen'));
  expect((await screen.findAllByText('Vul het adres in.')).length).toBeGreaterThan(0);
  expect((await screen.findByRole('radio', { name: /Alleen dat er iets is/ })).getAttribute('checked')).not.toBeNull();
  await user.click(screen.getByRole('radio', { name: /Alle antwoorden/ }));
  expect(await screen.findByText(/bewaart de antwoorden niet/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Adres/ }), 'https://zaken.example/in?k=1');
  await user.click(await button('Toevoegen'));
  expect(await screen.findByText(secret)).toBeTruthy();
  await user.click(await button('Klaar'));
  expect(screen.queryByText(secret)).toBeNull();
  expect(await screen.findByText('zaken.example/in')).toBeTruthy();
});

test('it is tried, switched off, and removed after a question', async () => {
  const { user, calls } = await show([
    hookOf({ address: 'https://zaken.example/in', events: ['received'], contents: 'all', isOn: true }),
  ]);
  await user.click(await button('Test sturen naar zaken.example/in'));
  expect(await screen.findByText(/Geen antwoord binnen tien seconden\./)).toBeTruthy();
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByText('Uit')).toBeTruthy();
  await user.click(await button('Webhook naar zaken.example/in verwijderen'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText(/Nog geen webhooks/)).toBeTruthy();
  expect(calls).toContain('DELETE /api/form-hooks/{guid}');
});

test('the log says what came back, shows a message when asked, and sends again', async () => {
  const { user, calls } = await show([
    hookOf({ address: 'https://zaken.example/in', events: ['received'], contents: 'all', isOn: true }),
  ]);
  await user.click(await button('Logboek van de webhook naar zaken.example/in'));
  const log = await screen.findByRole('dialog');
  expect(await within(log).findByText(/nam het niet aan \(500\)\./)).toBeTruthy();
  expect(calls).not.toContain('GET /api/form-hook-deliveries/{guid}/body');
  await user.click(await button(/^Toon het bericht van/));
  expect(await within(log).findByText(/"type": "submission.received"/)).toBeTruthy();
  await user.click(await button(/^Stuur opnieuw: Ingezonden ML-2026-0419/));
  expect(calls).toContain('POST /api/form-hook-deliveries/{guid}/again');
  await user.click(await button('Stuur alles opnieuw dat niet is bezorgd'));
  expect(calls).toContain('POST /api/form-hooks/{guid}/again');
});
