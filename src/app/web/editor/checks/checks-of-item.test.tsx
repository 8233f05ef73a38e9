import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import { readFoundOutside } from '#features/content-findings/contract/content-findings.endpoints.ts';
import { ItemField } from '#features/item-types/contract/item-field.ts';
import { type EditedItem, editedItem } from '#features/list-items/contract/editing/edited-item.ts';
import { readItemChecks, setItemFindingAside } from '#features/list-items/contract/editing/item-checks.endpoints.ts';
import { ItemSource } from '#features/list-items/contract/list-item.ts';
import { readItemReview } from '#features/page-review/contract/item-review.endpoints.ts';
import type { PageReview } from '#features/page-review/contract/page-review.ts';
import { createRunChecks } from '#features/pages/contract/checks/run-checks.ts';
import { asideKey, seenIn } from '#features/pages/contract/checks/set-aside.ts';
import { applyOperation } from '#features/pages/contract/operations/apply-operation.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { readSettings } from '#features/settings/contract/settings.endpoints.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { listBuildingBlocks } from '../../../contract/building-blocks.endpoints.ts';
import type { SiteApp } from '../../site-app.ts';
import { SiteAppContext } from '../../site-app-context.ts';
import { ItemFieldEdit } from '../item/item-field-edit.tsx';
import { type ItemTarget, ItemTargetContext } from '../item/item-target.ts';
import { EditorContext } from '../state/editor-context.ts';
import { createUiStore, type UiStore } from '../state/editor-ui.ts';
import { ChecksHere } from './checks-context.tsx';
import { ChecksTab } from './checks-tab.tsx';

const guid = '00000000-0000-4000-8000-000000000001';
const fieldId = '00000000-0000-4000-8000-000000000002';
const field = ItemField.parse({ id: fieldId, key: 'author', label: text('Auteur'), kind: 'text', isTranslated: true });
const shouting: EditedItem = editedItem(
  ItemSource.parse({
    title: text('Dijk'),
    listItemTypeName: 'News',
    fields: { [fieldId]: text('GEMEENTE Vloedhaven') },
    contentBuildingBlockInstances: [],
  }),
);

function openSession(): EditorSession {
  const listeners = new Set<() => void>();
  const page = { guid, sequence: 1, isPublished: false, hasChanges: false, publishAt: null, unpublishAt: null };
  let state = { document: shouting, translations: [], page, saving: { kind: 'saved' } } as unknown as ReturnType<
    EditorSession['state']
  >;
  const used: Partial<EditorSession> = {
    state: () => state,
    settled: async () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run: (...operations) => {
      const document = operations.reduce((now, one) => applyOperation(now, one).document, state.document);
      state = { ...state, document };
      for (const listener of listeners) listener();
      return '';
    },
  };
  return used as EditorSession;
}

let ui: UiStore;
let session: EditorSession;
let asked: [string, unknown][];

beforeEach(async () => {
  session = openSession();
  ui = createUiStore();
  ui.set({ panel: 'checks' });
  asked = [];
  const [finding] = createRunChecks({ colors: defaultColors, needsOneOf: () => undefined })(shouting, {
    translations: [],
    dead: {},
  });
  if (finding === undefined) throw new Error('nothing was found');
  const aside = {
    key: asideKey(finding),
    seen: seenIn(finding, shouting),
    by: { id: 'eline', name: 'Eline' },
    at: '2026-11-17T10:00:00.000Z',
    isByAdmin: true,
  };
  const call = async ({ path }: { path: string }, input: { body?: { isAside: boolean } }) => {
    // What the look of each night found is of no interest here.
    if (path === readFoundOutside.path) return { found: [] };
    asked.push([path, input]);
    return { settings: { capitals: 'block' }, dead: {}, asides: input.body?.isAside ? [aside] : [] };
  };
  const can = { publish: true, ask: false, withdraw: false, approve: false };
  const unasked = { state: 'none', sequence: null, asked: null, answered: null } as const;
  const review: PageReview = {
    isNeeded: false,
    sequence: 1,
    languages: [{ language: 'nl', hasNews: true, can, ...unasked }],
    can,
  };
  const cache = createLoadCache({
    [endpointUrl(listBuildingBlocks, {})]: [],
    [endpointUrl(readSettings, { query: { language: 'nl' } })]: [{ key: 'colorScheme', value: defaultColors }],
    [endpointUrl(readItemReview, { params: { id: guid } })]: review,
  });
  const users = new UserStore({ isSignedIn: true });
  await users.loadApplicationUser((async () => ({ guid: 'eline', isAdmin: true })) as never);
  const shown = (
    <SiteAppContext value={{ language: 'nl' } as SiteApp}>
      <CallContext value={call as never}>
        <QueryClientProvider client={cache}>
          <UserStoreContext value={users}>
            <RunTaskContext value={async ({ run }) => ({ state: 'done', value: await run() })}>
              <EditorContext value={{ session, ui, language: 'nl', setLanguage: () => undefined }}>
                <ItemTargetContext value={{ guid, name: 'Nieuwsbericht' } as ItemTarget}>
                  <Suspense>
                    <ChecksHere>
                      <ChecksTab />
                      <ItemFieldEdit field={field} />
                    </ChecksHere>
                  </Suspense>
                </ItemTargetContext>
              </EditorContext>
            </RunTaskContext>
          </UserStoreContext>
        </QueryClientProvider>
      </CallContext>
    </SiteAppContext>
  );
  await act(async () => render(shown));
});

const finding = () => screen.findByRole('button', { name: 'Hoofdletters voor nadruk' });

test('what is found in a field of an item leads to that field', async () => {
  await userEvent.click(await finding());
  await waitFor(() => expect(document.activeElement?.closest(`[data-item-field="${fieldId}"]`)).not.toBeNull());
  expect(ui.get().panel).toBe('page');
  expect(asked).toEqual([[readItemChecks.path, { params: { guid } }]]);
});

test('where it stops a publication the button says so, until it is mended with one press', async () => {
  await finding();
  const publish = screen.getByRole('button', { name: 'Publiceren' });
  await waitFor(() => expect(publish.hasAttribute('disabled')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Maak er gewone letters van' }));
  expect((session.state().document as EditedItem).item.fields[fieldId]).toEqual(text('Gemeente Vloedhaven'));
  await waitFor(() => expect(publish.hasAttribute('disabled')).toBe(false));
});

test('someone says that it is meant so, by the call of items', async () => {
  await finding();
  await userEvent.click(await screen.findByRole('button', { name: /^Zo bedoeld/ }));
  expect(await screen.findByText('1 punt is zo bedoeld')).not.toBeNull();
  expect(asked.at(-1)).toMatchObject([setItemFindingAside.path, { params: { guid }, body: { isAside: true } }]);
});
