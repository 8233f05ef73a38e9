import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import { readTextMarks } from '#features/pages/contract/history/page-history.endpoints.ts';
import type { TextMark } from '#features/pages/contract/history/text-marks.ts';
import { textAt } from '#features/pages/contract/operations/apply-text.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { createPageReplica } from '#features/pages/web/editing/page-replica.ts';
import { knownTranslations } from '#features/translation/contract/known-translations.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { saidId } from '#platform/web/notifications/say.ts';
import { listBuildingBlocks } from '../../../contract/building-blocks.endpoints.ts';
import { EditorContext } from '../state/editor-context.ts';
import { createUiStore } from '../state/editor-ui.ts';
import SideBySide from './side-by-side.tsx';

const parsed = PageDocument.parse({
  title: text('Haven', 'Harbour'),
  description: text('Alles over de haven'),
  buildingBlockInstances: [
    {
      guid: '00000000-0000-4000-8000-000000000001',
      buildingBlockName: 'Text',
      layoutPosition: 'main',
      sortId: 1,
      heading: text('Werf', 'Yard'),
      options: {},
    },
  ],
});
const start: PageDocument = { ...parsed, translations: knownTranslations(parsed) };

function openSession(): EditorSession {
  const replica = createPageReplica({ document: start, sequence: 1, by: 'eline' });
  const listeners = new Set<() => void>();
  let state = { document: start, page: { guid: 'page' }, can: { translate: true } } as ReturnType<
    EditorSession['state']
  >;
  const tell = () => {
    state = { ...state, document: replica.document };
    for (const listener of listeners) listener();
  };
  const used: Partial<EditorSession> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    openText: (place) => ({ written: textAt(replica.document, place), close: () => undefined }),
    run: (...operations) => {
      const group = replica.run(operations);
      tell();
      return group;
    },
    undo: () => {
      replica.undo();
      tell();
    },
  };
  return used as EditorSession;
}

let session: EditorSession;
let translator: () => Promise<{ text: string }>;
let marks: TextMark[];
const call = async ({ path }: { path: string }) => (path === readTextMarks.path ? marks : translator());
const amina = { id: 'amina', name: 'Amina' };

beforeEach(() => {
  session = openSession();
  marks = [
    {
      block: null,
      path: ['title'],
      vouched: { how: 'read', by: amina, at: '2026-11-12T09:00:00.000Z' },
      source: { by: { id: 'carla', name: 'Carla' }, at: '2026-11-16T09:00:00.000Z' },
    },
    {
      block: '00000000-0000-4000-8000-000000000001',
      path: ['heading'],
      vouched: { how: 'wrote', by: amina, at: '2026-11-10T09:00:00.000Z' },
      source: null,
    },
  ];
  translator = async () => ({ text: 'All about the harbour' });
  const cache = createLoadCache({ [endpointUrl(listBuildingBlocks, {})]: [] });
  render(
    <CallContext value={call as never}>
      <QueryClientProvider client={cache}>
        <EditorContext value={{ session, ui: createUiStore(), language: 'en', setLanguage: () => undefined }}>
          <NotificationsContext value={new NotificationStore()}>
            <UserStoreContext value={new UserStore({ isSignedIn: true })}>
              <p id={saidId} role="status" />
              <Suspense>
                <SideBySide />
              </Suspense>
            </UserStoreContext>
          </NotificationsContext>
        </EditorContext>
      </QueryClientProvider>
    </CallContext>,
  );
});

const said = () => document.getElementById(saidId)?.textContent;
const states = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('data-state'));
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');
const typeSource = (words: string) =>
  act(() =>
    session.run({
      kind: 'text',
      place: { block: null, path: ['title'], language: 'nl', format: 'plain' },
      steps: [{ stepType: 'replace', from: 0, to: 5, slice: { content: [{ type: 'text', text: words }] } }],
    }),
  );

test('each text stands beside its source with its state, and how far it is', () => {
  expect(states()).toEqual(['correct', 'missing', 'correct']);
  expect(progress()).toBe('2 van 3 teksten kloppen');
});

test('a source that changes makes its translation outdated, shows what changed, and someone says that it holds', async () => {
  const user = userEvent.setup();
  typeSource('Kade');
  await waitFor(() => expect(states()[0]).toBe('outdated'));
  const [row] = screen.getAllByRole('listitem');
  expect([row?.querySelector('del')?.textContent, row?.querySelector('ins')?.textContent]).toEqual([
    'weg: Haven',
    'erbij: Kade',
  ]);
  await user.click(within(row as HTMLElement).getByRole('button', { name: /^Klopt nog/ }));
  await waitFor(() => expect(states()[0]).toBe('correct'));
  act(() => session.undo());
  await waitFor(() => expect(states()[0]).toBe('outdated'));
});

test('who read a text or wrote it stands with it, and who changed the source once it did', async () => {
  expect(await screen.findByText('nagelezen 12 nov 2026, Amina')).toBeTruthy();
  expect(screen.getByText('geschreven 10 nov 2026, Amina')).toBeTruthy();
  expect(screen.queryByText(/^bron gewijzigd/)).toBeNull();
  typeSource('Kade');
  expect(await screen.findByText('bron gewijzigd 16 nov 2026, Carla')).toBeTruthy();
  expect(screen.queryByText(/^nagelezen/)).toBeNull();
});

test('only what is left can be shown, and F8 goes to it and says where', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Alleen wat nog moet' }));
  expect(states()).toEqual(['missing']);
  await user.keyboard('{F8}');
  await waitFor(() => expect(said()).toContain('Tekst 2 van 3, ontbreekt'));
  await user.click(screen.getByRole('button', { name: 'Toon alle teksten' }));
  expect(states()).toHaveLength(3);
});

test('a draft of the translator is to be read, is thrown away, or is right once someone says so', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Vertaal wat ontbreekt als concept' }));
  await waitFor(() => expect(states()).toEqual(['correct', 'unread', 'correct']));
  expect(screen.getByText('All about the harbour')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Gooi concept weg/ }));
  await waitFor(() => expect(states()[1]).toBe('missing'));
  act(() => session.undo());
  await waitFor(() => expect(states()[1]).toBe('unread'));
  await user.click(screen.getByRole('button', { name: /^Goed zo, volgende/ }));
  await waitFor(() => expect(progress()).toBe('3 van 3 teksten kloppen'));
  await waitFor(() => expect(said()).toBe('Alle teksten kloppen.'));
});

test('a translator that does not answer changes nothing, and is asked again', async () => {
  const user = userEvent.setup();
  translator = async () => {
    throw new CallError(502, undefined);
  };
  await user.click(screen.getByRole('button', { name: /^Vertaal als concept/ }));
  expect(await screen.findByText('De vertaler antwoordde niet.')).toBeTruthy();
  expect(states()).toEqual(['correct', 'missing', 'correct']);
  translator = async () => ({ text: 'All about it' });
  await user.click(screen.getByRole('button', { name: 'Probeer de andere 1' }));
  await waitFor(() => expect(states()[1]).toBe('unread'));
});
