import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { ListItemDetail } from '../contract/list-item.ts';
import { changeItem, makeItems, previewItem } from '../contract/list-items.endpoints.ts';
import { emptyDraft } from './item-draft.ts';
import { ItemEditor, type KnownItem } from './item-editor.tsx';
import { ItemPreviewContext } from './preview/item-preview-context.ts';
import { itemFormId } from './use-item-tasks.ts';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
const blockGuid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77';
const who = { guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e99', isContentManager: true };
const type = {
  guid: 'g',
  name: 'News',
  itemName: { $lang: { nl: 'bericht' } },
  fields: [],
  features: { hasPeriod: false, hasDetail: false },
} as unknown as ItemType;
const on = { guid, publishedOn: '2026-11-16T09:00:00.000Z' };
const published: KnownItem = { guid, version: 3, state: 'published', canPublish: true, needsApproval: false };

interface Sent {
  path: string;
  body: { isPublished?: boolean; version?: number; title: { $lang: Record<string, string> } };
}

/** The form as it stands in the drawer, and what it sends; the server says no for as long as `refusal` is set. */
async function open(known: KnownItem = { canPublish: true, needsApproval: false }, title = '') {
  const sent: Sent[] = [];
  const server: { refusal?: CallError } = {};
  const call = (async ({ path }: { path: string }, { body }: { body: never }) => {
    if (![makeItems.path, changeItem.path, previewItem.path].includes(path as never)) return [];
    sent.push({ path, body: Array.isArray(body) ? body[0] : body });
    if (server.refusal !== undefined) throw server.refusal;
    const { isPublished = false } = sent.at(-1)?.body ?? {};
    const item = { ...on, state: isPublished ? 'published' : 'draft', version: 4 };
    return path === makeItems.path ? [item] : item;
  }) as unknown as Call;
  const runTask: RunTask = async (request) => {
    try {
      return { state: 'done', value: await request.run() };
    } catch (error) {
      return { state: 'failed', error, code: '1' };
    }
  };
  const store = new UserStore({ isSignedIn: true });
  await store.loadApplicationUser((async () => who) as never);
  const onClose = vi.fn();
  const start = emptyDraft('News', []);
  const editor = (
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <UserStoreContext value={store}>
          <RunTaskContext value={runTask}>
            <ItemPreviewContext value={Shown}>
              <ItemEditor
                {...{ type, known, blockGuid, onClose }}
                start={{
                  ...start,
                  source: {
                    ...start.source,
                    title: { $lang: { nl: title } },
                    isPublished: known.state === 'published',
                    publishedOn: on.publishedOn,
                  },
                }}
              />
            </ItemPreviewContext>
          </RunTaskContext>
        </UserStoreContext>
      </CallContext>
    </QueryClientProvider>
  );
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: editor }])} />);
  return { user: userEvent.setup({ delay: null }), sent, server, onClose, unmount };
}

const Shown = ({ item }: { item: ListItemDetail }) => <p>Voorbeeld van {item.guid}</p>;
const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Titel/ });
const button = (name: string) => screen.getByRole('button', { name });
const sentOf = ({ path, body: { isPublished, version } }: Sent) => [path, isPublished, version];

test('a new item is published, or waits as a draft, by its own button', async () => {
  for (const [name, isPublished] of [
    ['Publiceren', true],
    ['Bewaar als concept', false],
  ] as const) {
    const { user, sent, onClose, unmount } = await open();
    await user.type(titleField(), 'Markt');
    await user.click(button(name));
    expect(sent.map(sentOf)).toEqual([[makeItems.path, isPublished, undefined]]);
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
  }
});

test('what was typed stays when it is refused, and is sent again as it was sent', async () => {
  const { user, sent, server, onClose } = await open({
    guid,
    version: 3,
    state: 'draft',
    canPublish: true,
    needsApproval: false,
  });
  server.refusal = new CallError(503, undefined);
  await user.type(titleField(), 'Markt');
  await user.click(button('Bewaar als concept'));
  expect(screen.getByRole('region', { name: 'Dat is niet gelukt' })).not.toBeNull();
  expect([titleField().value, onClose.mock.calls.length]).toEqual(['Markt', 0]);
  delete server.refusal;
  // As Retry does.
  await act(async () => (document.getElementById(itemFormId) as HTMLFormElement).requestSubmit());
  expect(sent.map(sentOf)).toEqual([
    [changeItem.path, false, 3],
    [changeItem.path, false, 3],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Ctrl S saves a draft and goes on with it', async () => {
  const { user, sent, onClose } = await open();
  await user.type(titleField(), 'Mark');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Bewaard als concept om/)).not.toBeNull();
  expect(document.activeElement).toBe(titleField());
  await user.keyboard('t');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(sentOf)).toEqual([
    [makeItems.path, false, undefined],
    [changeItem.path, false, 1],
  ]);
  expect(sent[1]?.body.title.$lang.nl).toBe('Markt');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').textContent).toContain('Concept');
});

test('a change of what readers have is marked, kept here, and published only by its button', async () => {
  const first = await open(published, 'Oud');
  expect(screen.queryByRole('button', { name: 'Bewaar als concept' })).toBeNull();
  await first.user.type(titleField(), 'er');
  expect(screen.getByText('Wijziging niet gepubliceerd')).not.toBeNull();
  await first.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^In deze browser bewaard om/)).not.toBeNull();
  await first.user.click(button('Bewaar voor later'));
  expect([first.sent, first.onClose.mock.calls.length]).toEqual([[], 1]);
  first.unmount();

  const again = await open(published, 'Oud');
  const notice = screen.getByRole('status');
  expect([titleField().value, notice.textContent]).toEqual(['Oud', expect.stringContaining('U schreef hier al op')]);
  await again.user.click(within(notice).getByRole('button', { name: 'Ga verder met die tekst' }));
  expect(titleField().value).toBe('Ouder');
  await again.user.click(button('Wijziging publiceren'));
  expect(again.sent.map(sentOf)).toEqual([[changeItem.path, true, 3]]);
  again.unmount();

  await open(published, 'Oud');
  expect(screen.queryByRole('button', { name: 'Ga verder met die tekst' })).toBeNull();
});

test('what others changed since is not written over by what was kept', async () => {
  const first = await open(published, 'Oud');
  await first.user.type(titleField(), 'er');
  // A browser that is closed by force has no time for anything else.
  act(() => void window.dispatchEvent(new Event('pagehide')));
  first.unmount();
  const again = await open({ ...published, version: 5 }, 'Nieuw');
  expect(screen.getByRole('status').textContent).toContain('door iemand gewijzigd');
  await again.user.click(button('Ga verder met die tekst'));
  await again.user.click(button('Wijziging publiceren'));
  expect(again.sent.map(sentOf)).toEqual([[changeItem.path, true, 3]]);
});

test('who goes away without saving leaves nothing behind', async () => {
  const first = await open(published, 'Oud');
  await first.user.type(titleField(), 'er');
  await first.user.keyboard('{Control>}s{/Control}{Escape}');
  await first.user.click(await screen.findByRole('button', { name: 'Weggaan zonder bewaren' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('plein.work.'));
  expect([first.onClose.mock.calls.length, kept]).toEqual([1, []]);
});

test('taking it off the site is asked about first', async () => {
  const { user, sent } = await open(published, 'Oud');
  await user.click(button('Van de site halen'));
  expect(sent).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Van de site halen' }));
  await waitFor(() => expect(sent.map(sentOf)).toEqual([[changeItem.path, false, 3]]));
});

test('who may not publish what an editor took off saves it, and is told why', async () => {
  const { user, sent } = await open(
    { guid, version: 3, state: 'draft', canPublish: false, needsApproval: false },
    'Oud',
  );
  expect(screen.queryByRole('button', { name: 'Publiceren' })).toBeNull();
  expect(screen.getByRole('dialog').textContent).toContain('Een redacteur heeft dit van de site gehaald');
  await user.click(button('Bewaar als concept'));
  expect(sent.map(sentOf)).toEqual([[changeItem.path, false, 3]]);
});

test('where someone else says yes first a draft is saved, and the form leads to the editor', async () => {
  const { user, sent } = await open({ canPublish: true, needsApproval: true }, 'Nieuw');
  expect(screen.queryByRole('button', { name: 'Publiceren' })).toBeNull();
  expect(screen.getByRole('dialog').textContent).toContain('Iemand anders keurt goed');
  await user.click(button('Bewaar als concept'));
  expect(sent.map(sentOf)).toEqual([[makeItems.path, false, undefined]]);
});

test('what readers have is changed in the editor where someone else says yes first', async () => {
  await open({ ...published, needsApproval: true, path: '/nieuws/i/abc/oud' }, 'Oud');
  const link = screen.getByRole('link', { name: 'Naar de bewerker' });
  expect(link.getAttribute('href')).toBe('/nieuws/i/abc/oud/edit');
});

test('what the checks do not let through is said with where to mend it', async () => {
  const { user, server } = await open(published, 'Oud');
  const problem = { type: 'about:blank', title: '', status: 409, code: 'checks-stop', detail: '', correlationId: 'c' };
  server.refusal = new CallError(409, {
    ...problem,
    fields: [{ path: 'page.title.nl', code: 'capitals', message: 'capitals' }],
  });
  await user.type(titleField(), '!');
  await user.click(button('Wijziging publiceren'));
  expect(screen.getByRole('dialog').textContent).toContain('open dat in de bewerker: bij Controle staat wat en waar');
});

test('a preview is made of what is written, saved or not; what is wrong with it is said in the form', async () => {
  const { user, sent, server } = await open();
  await user.click(button('Voorbeeld'));
  expect([sent, screen.getByRole('link', { name: 'Geef een titel.' }) !== null]).toEqual([[], true]);
  await user.type(titleField(), 'Markt');
  server.refusal = new CallError(403, undefined);
  await user.click(button('Voorbeeld'));
  expect(screen.getByRole('region', { name: 'Dat is niet gelukt' })).not.toBeNull();
  delete server.refusal;
  await user.click(button('Voorbeeld'));
  expect(await screen.findByText(`Voorbeeld van ${guid}`)).not.toBeNull();
  expect(sent.at(-1)).toMatchObject({ path: previewItem.path, body: { title: { $lang: { nl: 'Markt' } } } });
});
