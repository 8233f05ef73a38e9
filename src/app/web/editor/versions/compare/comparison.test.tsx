import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import { restoreOperations } from '#features/pages/contract/differences/restore-operations.ts';
import { restorePage } from '#features/pages/contract/history/page-history.endpoints.ts';
import type { Restoration } from '#features/pages/contract/history/page-history.ts';
import { doOperation } from '#features/pages/contract/operations/do-operation.ts';
import type { LoggedOperation } from '#features/pages/contract/operations/operation.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { DoneByServer, EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { createPageReplica } from '#features/pages/web/editing/page-replica.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { saidId } from '#platform/web/notifications/say.ts';
import { listBuildingBlocks } from '../../../../contract/building-blocks.endpoints.ts';
import { blocksInOrder } from '../../blocks/block-places.ts';
import { EditorContext, useSession } from '../../state/editor-context.ts';
import { createUiStore } from '../../state/editor-ui.ts';
import { now, type Point } from '../history/point.ts';
import { Comparison } from './comparison.tsx';

const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const block = (number: number, heading: string, lead: string, background = 'none') => ({
  guid: guid(number),
  buildingBlockName: 'Text',
  layoutPosition: 'main',
  sortId: number,
  options: { lead: text(lead) },
  heading: text(heading),
  background,
});
const page = (...blocks: object[]) => PageDocument.parse({ title: text('Haven'), buildingBlockInstances: blocks });

const then = page(
  block(1, 'Werf', 'Er komen 400 woningen.'),
  block(2, 'Planning', 'Later'),
  block(3, 'Contact', 'Bel ons'),
);
const working = page(block(1, 'Werf', 'Er komen 420 woningen.'), block(2, 'Planning', 'Later', 'tint'));
const version: Point = {
  kind: 'version',
  number: 11,
  at: '2026-11-03T09:00:00.000Z',
  by: { id: 'carla', name: 'Carla' },
  note: null,
  isPublished: false,
};

/** The page as this tab has it, without a server behind it. */
function openSession(): EditorSession {
  const replica = createPageReplica({ document: working, sequence: 1, by: 'eline' });
  const listeners = new Set<() => void>();
  const facts = { changedAt: '2026-11-17T10:49:00.000Z', hasChanges: true };
  let state = { document: working, page: facts } as ReturnType<EditorSession['state']>;
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
    letServer: async (work) => {
      const { operations, page } = await work(replica.sequence);
      replica.receive(operations, [], page.sequence);
      tell();
      return operations.at(-1)?.group;
    },
    undoGroup: (group) => {
      replica.undoGroup(group);
      tell();
    },
    settled: async () => undefined,
  };
  return used as EditorSession;
}

let session: EditorSession;
let asked: Restoration[];

/** What the server does when something is put back, and answers. */
function restored(body: Restoration): DoneByServer {
  asked.push(body);
  let { document } = session.state();
  const chosen = body.parts === undefined ? 'all' : new Set(body.parts);
  const operations = restoreOperations(document, then, chosen).map((operation, place): LoggedOperation => {
    const done = doOperation(document, operation, false);
    document = done.document;
    const number = body.base + 1 + place;
    const by = { id: 'eline', name: 'Eline' };
    return { number, id: crypto.randomUUID(), by, at: '', operation, inverse: done.inverse, group: 'g', undoes: null };
  });
  return { operations, page: { ...session.state().page, sequence: body.base + operations.length } };
}
const undone: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  session = openSession();
  undone.length = 0;
  asked = [];
  const cache = createLoadCache({ [endpointUrl(listBuildingBlocks, {})]: [] });
  const ui = createUiStore();
  function Shown() {
    const document = useSession((state) => state.document);
    return (
      <Comparison
        older={{ point: version, document: then }}
        newer={{ point: now, document }}
        onRestored={() => undefined}
      />
    );
  }
  render(
    <CallContext
      value={
        (async ({ path }: { path: string }, { body }: { body: Restoration }) =>
          path === restorePage.path ? restored(body) : []) as never
      }
    >
      <QueryClientProvider client={cache}>
        <UserStoreContext value={new UserStore({ isSignedIn: true })}>
          <RunTaskContext
            value={async ({ run, undo }) => {
              const value = await run();
              undone.push(async () => undo?.(value));
              return { state: 'done', value };
            }}
          >
            <EditorContext value={{ session, ui, language: 'nl', setLanguage: () => undefined }}>
              <p id={saidId} role="status" />
              <Suspense>
                <Shown />
              </Suspense>
            </EditorContext>
          </RunTaskContext>
        </UserStoreContext>
      </QueryClientProvider>
    </CallContext>,
  );
});

const names = () => blocksInOrder(session.state().document).map(({ heading }) => heading.$lang.nl);
const said = () => document.getElementById(saidId)?.textContent;

test('words that came and went are marked, named for who hears them, and stand side by side', async () => {
  const [row] = await screen
    .findAllByRole('listitem')
    .then((rows) => rows.filter((one) => one.textContent?.includes('Werf')));
  expect(row?.querySelector('del')?.textContent).toBe('weg: 400');
  expect(row?.querySelector('ins')?.textContent).toBe('erbij: 420');
  expect(screen.getByRole('img', { name: 'Niet meer in de werkversie' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Samenvatting' }).textContent).toBe('1 tekst1 blok weg1 optie');
});

test('N and P go from one to the next, and say which', async () => {
  const user = userEvent.setup();
  const heading = await screen.findByRole('button', { name: 'Versie 11 terugzetten' });
  act(() => heading.focus());
  await user.keyboard('n');
  await waitFor(() => expect(said()).toBe('Verschil 1 van 3: tekst anders, Werf.'));
  expect(document.activeElement?.textContent).toContain('Werf');
  await user.keyboard('nn');
  await waitFor(() => expect(said()).toBe('Verschil 3 van 3: blok weg, Contact.'));
  await user.keyboard('p');
  await waitFor(() => expect(said()).toBe('Verschil 2 van 3: optie anders, Planning.'));
});

test('one block is put back, and taken back by undo', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Alleen dit blok terugzetten: Contact' }));
  await waitFor(() => expect(names()).toEqual(['Werf', 'Planning', 'Contact']));
  expect(session.state().document.buildingBlockInstances.find((one) => one.guid === guid(1))?.options).toEqual(
    working.buildingBlockInstances[0]?.options,
  );
  expect(asked).toMatchObject([{ kind: 'version', number: 11, parts: [guid(3)] }]);
  await act(async () => undone[0]?.());
  expect(names()).toEqual(['Werf', 'Planning']);
});

test('the whole page is put back, or the blocks that are chosen', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Versie 11 terugzetten' }));
  await user.click(screen.getByRole('radio', { name: /Alleen gekozen blokken/ }));
  await user.click(screen.getByRole('button', { name: 'Blokken kiezen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Planning terugzetten' }));
  await user.click(screen.getByRole('button', { name: 'Terugzetten als werkversie' }));
  await waitFor(() => expect(session.state().document.buildingBlockInstances[1]?.background).toBe('none'));
  expect(names()).toEqual(['Werf', 'Planning']);

  await user.click(screen.getByRole('button', { name: 'Versie 11 terugzetten' }));
  await user.click(screen.getByRole('button', { name: 'Terugzetten als werkversie' }));
  expect(await screen.findByText('Geen verschil')).toBeTruthy();
  expect(names()).toEqual(['Werf', 'Planning', 'Contact']);
  expect(asked.map(({ parts }) => parts)).toEqual([[guid(2)], undefined]);
});
