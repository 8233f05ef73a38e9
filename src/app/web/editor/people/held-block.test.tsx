import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import { StoredBlock } from '#features/pages/contract/page.ts';
import type { PersonHere } from '#features/pages/contract/presence/presence.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { EditorContext } from '../state/editor-context.ts';
import { createUiStore } from '../state/editor-ui.ts';
import { HeldOptions } from './held-options.tsx';
import { PeopleHere } from './people-context.tsx';

const guid = '00000000-0000-4000-8000-000000000001';
const block = StoredBlock.parse({
  guid,
  buildingBlockName: 'Text',
  layoutPosition: 'main',
  sortId: 0,
  options: {},
  heading: text('Planning'),
});
const carla: PersonHere = {
  tab: 'carla',
  id: 'carla',
  name: 'Carla de Wit',
  block: guid,
  isTyping: false,
  optionsSince: '2026-11-17T10:00:00.000Z',
};

/** What was told to the server, and who it says is here. */
let told: Record<string, unknown>[];
let here: PersonHere[];
const call = (async ({ method }: { method: string }, { params, body }: { params: { tab: string }; body: object }) => {
  if (method !== 'PUT') return { people: here };
  told.push(body as Record<string, unknown>);
  const own = { ...carla, tab: params.tab, id: 'me', name: 'Eline', optionsSince: '2026-11-17T10:05:00.000Z' };
  if ('takesOver' in body && body.takesOver === true) here = [{ ...carla, optionsSince: null }];
  return { people: [...here, own] };
}) as unknown as Call;

const state = { document: { buildingBlockInstances: [block] }, page: { guid }, saving: { kind: 'saving' } };
const session = { subscribe: () => () => undefined, state: () => state } as unknown as EditorSession;

beforeEach(() => {
  told = [];
  here = [carla];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('options that someone else has open can be read, and taken over', async () => {
  const ui = createUiStore();
  ui.set({ chosen: [guid], panel: 'block' });
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <UserStoreContext value={new UserStore({ isSignedIn: true })}>
          <NotificationsContext value={new NotificationStore()}>
            <EditorContext value={{ session, ui, language: 'nl', setLanguage: () => undefined }}>
              <PeopleHere>
                <HeldOptions block={block}>
                  <button type="button">Kolommen</button>
                </HeldOptions>
              </PeopleHere>
            </EditorContext>
          </NotificationsContext>
        </UserStoreContext>
      </CallContext>
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(told).toEqual([{ block: guid, isTyping: false, hasOptions: true, takesOver: false }]);
  expect(screen.getByText('Carla de Wit heeft de opties van dit blok open')).toBeTruthy();
  expect(screen.getByText('Kolommen').closest('[inert]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Overnemen' }));
  const dialog = within(screen.getByRole('dialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Overnemen' })));
  expect(told.at(-1)).toMatchObject({ takesOver: true });
  expect(screen.queryByText('Carla de Wit heeft de opties van dit blok open')).toBeNull();
  expect(screen.getByText('Kolommen').closest('[inert]')).toBeNull();

  // Who does nothing for a minute keeps nothing from others.
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(told.at(-1)).toMatchObject({ hasOptions: false });
});
