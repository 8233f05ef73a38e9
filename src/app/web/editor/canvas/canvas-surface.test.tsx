import { QueryClientProvider } from '@tanstack/react-query';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useSyncExternalStore } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Spot } from '#features/pages/contract/operations/operation.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { Area } from '#features/pages/contract/page-layout.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { createPageReplica } from '#features/pages/web/editing/page-replica.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { saidId } from '#platform/web/notifications/say.ts';
import { listBuildingBlocks } from '../../../contract/building-blocks.endpoints.ts';
import { blocksInOrder } from '../blocks/block-places.ts';
import type { PastedPictures } from '../pictures/pasted-pictures.ts';
import { PicturesContext } from '../pictures/pictures-context.ts';
import { EditorContext } from '../state/editor-context.ts';
import { createUiStore } from '../state/editor-ui.ts';
import { CanvasSurface } from './canvas-surface.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { EditedRoot } from './edited-root.tsx';

const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const block = (number: number, layoutPosition: Area) => ({
  guid: guid(number),
  buildingBlockName: 'Text',
  layoutPosition,
  sortId: number,
  options: {},
  heading: text(['Werf', 'Planning', 'Contact'][number - 1] ?? ''),
});

/** The page as this tab has it, without a server behind it. */
function openSession(): EditorSession {
  const document = PageDocument.parse({
    title: text('Havenkwartier'),
    layout: '75-25',
    buildingBlockInstances: [block(1, 'main'), block(2, 'main'), block(3, 'side')],
  });
  const replica = createPageReplica({ document, sequence: 1, by: 'eline' });
  const listeners = new Set<() => void>();
  let state = { document } as ReturnType<EditorSession['state']>;
  const tell = () => {
    state = { ...state, document: replica.document };
    for (const listener of listeners) listener();
  };
  const used: Pick<EditorSession, 'subscribe' | 'state' | 'run' | 'undo'> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
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
let ui: ReturnType<typeof createUiStore>;
let placed: [files: string[], after: string | null][];
const place = ({ files }: PastedPictures, { after }: Spot) => {
  if (files.length > 0) placed.push([files.map(({ name }) => name), after]);
  return files.length > 0;
};

function Page() {
  const document = useSyncExternalStore(session.subscribe, () => session.state().document);
  return blocksInOrder(document).map((one) => (
    <EditedRoot key={one.guid} element="section" block={one as unknown as BlockInstance}>
      {one.guid}
    </EditedRoot>
  ));
}

beforeEach(async () => {
  session = openSession();
  ui = createUiStore();
  placed = [];
  const cache = createLoadCache({ [endpointUrl(listBuildingBlocks, {})]: [{ name: 'Text', fields: [] }] });
  const never = () => new Promise<never>(() => undefined);
  await act(async () =>
    render(
      <QueryClientProvider client={cache}>
        <CallContext value={never}>
          <RunTaskContext value={async ({ run }) => ({ state: 'done', value: await run() })}>
            <EditorContext value={{ session, ui, language: 'nl', setLanguage: () => undefined }}>
              <p id={saidId} role="status" />
              <button type="button">Voor</button>
              <PicturesContext value={{ place, fill: () => undefined }}>
                <Suspense>
                  <CanvasSurface>
                    <Page />
                  </CanvasSurface>
                </Suspense>
              </PicturesContext>
              <button type="button">Na</button>
              <ChosenBar />
            </EditorContext>
          </RunTaskContext>
        </CallContext>
      </QueryClientProvider>,
    ),
  );
});

const user = userEvent.setup();
const named = (name: string) => screen.getByRole('group', { name: new RegExp(name) });
const order = () => blocksInOrder(session.state().document).map(({ heading }) => heading.$lang.nl);
const heard = (words: string) => waitFor(() => expect(document.getElementById(saidId)?.textContent).toBe(words));
const focus = (name: string) => act(async () => named(name).focus());

test('a block that gets the focus is chosen, and that is said with its place', async () => {
  await focus('Planning');
  expect(ui.get().chosen).toEqual([guid(2)]);
  await heard('Planning gekozen, 2 van 2 in Hoofdkolom.');
});

test('Tab goes from block to block in reading order, and leaves the page after the last', async () => {
  await focus('Werf');
  await user.tab();
  expect(document.activeElement).toBe(named('Planning'));
  await user.tab();
  expect(document.activeElement).toBe(named('Contact'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Na');
  await focus('Planning');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(named('Werf'));
});

test('Delete takes a block away, says how to get it back, and goes on at the next', async () => {
  await focus('Werf');
  await user.keyboard('{Delete}');
  expect(order()).toEqual(['Planning', 'Contact']);
  await heard('Werf verwijderd. Ongedaan maken met Ctrl Z.');
  await waitFor(() => expect(document.activeElement).toBe(named('Planning')));
  await act(async () => session.undo());
  expect(order()).toEqual(['Werf', 'Planning', 'Contact']);
});

test('Ctrl D puts a copy after it, which is chosen', async () => {
  await focus('Werf');
  await user.keyboard('{Control>}d{/Control}');
  expect(order()).toEqual(['Werf', 'Werf', 'Planning', 'Contact']);
  await heard('Werf gedupliceerd. Ongedaan maken met Ctrl Z.');
  expect(ui.get().chosen).not.toContain(guid(1));
});

test('Shift and an arrow choose several, which Delete takes away together', async () => {
  await focus('Werf');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(ui.get().chosen).toEqual([guid(1), guid(2)]);
  await heard('2 blokken gekozen.');
  await user.keyboard('{Delete}');
  expect(order()).toEqual(['Contact']);
});

test('Escape lets several go, from the bar of what can be done with them too, and that is said', async () => {
  for (const at of ['the bar', 'a block']) {
    await focus('Werf');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    if (at === 'the bar') act(() => screen.getByRole('button', { name: 'Verplaatsen' }).focus());
    await user.keyboard('{Escape}');
    expect([ui.get().chosen, ui.get().givenBack]).toEqual([[], null]);
    expect(document.activeElement).toBe(named('Planning'));
    await heard('2 blokken zijn niet meer gekozen.');
    // From there one goes on as from any block.
    await user.keyboard('{Tab}');
    expect(ui.get().chosen).toEqual([guid(3)]);
  }
});

test('Alt F10 goes to the toolbar and Escape back; Ctrl Enter asks for a block below, Space picks it up', async () => {
  await focus('Werf');
  await user.keyboard('{Alt>}{F10}{/Alt}');
  expect(document.activeElement?.closest('[role="toolbar"]')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(named('Werf'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(ui.get().inserting).toEqual({ area: 'main', after: guid(1) });
  await user.keyboard(' ');
  expect(ui.get().moving).toEqual([guid(1)]);
});

test('a block has its plus while the pointer or the focus is there, or while it is asked for', async () => {
  const plusses = () => [...document.querySelectorAll('[data-insert]')].map((one) => one.getAttribute('aria-label'));
  expect(plusses()).toEqual([]);
  await user.hover(named('Planning'));
  expect(plusses()).toEqual(['Blok toevoegen na Planning']);
  await user.unhover(named('Planning'));
  expect(plusses()).toEqual([]);
  await focus('Werf');
  expect(plusses()).toEqual(['Blok toevoegen voor Werf', 'Blok toevoegen na Werf']);
  await act(async () => ui.set({ chosen: [], inserting: { area: 'main', after: guid(2) } }));
  expect(plusses()).toEqual(['Blok toevoegen na Planning']);
  await act(async () => ui.set({ inserting: { area: 'side', after: null } }));
  expect(plusses()).toEqual(['Blok toevoegen voor Contact', 'Blok toevoegen na Contact']);
});

test('several are hidden together, and shown again together', async () => {
  await focus('Werf');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const seen = () => session.state().document.buildingBlockInstances.map(({ visibility }) => visibility);
  await user.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
  expect(seen()).toEqual(['Admin', 'Admin', 'Public']);
  await heard('2 blokken verborgen voor lezers.');
  await user.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
  expect(seen()).toEqual(['Public', 'Public', 'Public']);
});

test('hiding asks no questions, and showing gives it back to who saw it', async () => {
  await focus('Contact');
  await user.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
  const visibility = () =>
    session.state().document.buildingBlockInstances.find((one) => one.guid === guid(3))?.visibility;
  expect(visibility()).toBe('Admin');
  await heard('Contact verborgen voor lezers.');
  await user.keyboard('{Control>}{Shift>}h{/Shift}{/Control}');
  expect(visibility()).toBe('Public');
});

const picture = new File(['x'], 'haven.png', { type: 'image/png' });
const carried = { files: [picture], types: ['Files'], getData: () => '' };
/** Every element here is 0 high at 0: the pointer is above its middle, or below it. */
function dropAt(name: string, clientY: number): string | null {
  const happen = (kind: 'dragOver' | 'drop') => {
    const event = createEvent[kind](named(name), { dataTransfer: carried });
    Object.defineProperty(event, 'clientY', { value: clientY });
    fireEvent(named(name), event);
  };
  happen('dragOver');
  const shown = named(name).getAttribute('data-drop');
  happen('drop');
  return shown;
}

test('a picture that is dropped comes before or after the block below the pointer, which shows it first', () => {
  expect(dropAt('Planning', 10)).toBe('after');
  expect(dropAt('Planning', -10)).toBe('before');
  expect(placed).toEqual([
    [['haven.png'], guid(2)],
    [['haven.png'], guid(1)],
  ]);
  expect(named('Planning').getAttribute('data-drop')).toBeNull();
});

test('a picture that is pasted on a block comes after it, and what has no picture is left to the browser', async () => {
  await focus('Werf');
  expect(fireEvent.paste(named('Werf'), { clipboardData: carried })).toBe(false);
  expect(placed).toEqual([[['haven.png'], guid(1)]]);
  const words = { files: [], types: ['text/plain'], getData: () => 'woorden' };
  expect(fireEvent.paste(named('Werf'), { clipboardData: words })).toBe(true);
});

/** As a browser keeps it between two events. */
function openClipboard() {
  const kept = new Map<string, string>();
  return {
    files: [],
    get types() {
      return [...kept.keys()];
    },
    getData: (type: string) => kept.get(type) ?? '',
    setData: (type: string, data: string) => void kept.set(type, data),
  };
}

test('blocks that are copied with the keys come after those in hand, and at the end of the column without any', async () => {
  const clipboardData = openClipboard();
  await focus('Werf');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  // Browsers tell it where words were chosen last, and not where the focus is.
  expect(fireEvent.copy(document.body, { clipboardData })).toBe(false);
  await heard('2 blokken gekopieerd.');
  await focus('Contact');
  expect(fireEvent.paste(document.body, { clipboardData })).toBe(false);
  await waitFor(() => expect(order()).toEqual(['Werf', 'Planning', 'Contact', 'Werf', 'Planning']));
  await act(async () => {
    (document.activeElement as HTMLElement).blur();
    ui.set({ chosen: [] });
  });
  expect(fireEvent.paste(document.body, { clipboardData })).toBe(false);
  await waitFor(() => expect(order()).toEqual(['Werf', 'Planning', 'Werf', 'Planning', 'Contact', 'Werf', 'Planning']));
});

test('Ctrl X takes them along, and nothing is pasted while one types or has something open', async () => {
  const clipboardData = openClipboard();
  await focus('Planning');
  expect(fireEvent.cut(document.body, { clipboardData })).toBe(false);
  expect(order()).toEqual(['Werf', 'Contact']);
  await act(async () => ui.set({ inserting: { area: 'main', after: null } }));
  expect(fireEvent.paste(document.body, { clipboardData })).toBe(true);
  await act(async () => ui.set({ inserting: null }));
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(fireEvent.paste(field, { clipboardData })).toBe(true);
  field.remove();
  expect(order()).toEqual(['Werf', 'Contact']);
});

test('with an empty clipboard what a button copied last is pasted, and never beside what is on it', async () => {
  await focus('Werf');
  fireEvent.copy(document.body, { clipboardData: openClipboard() });
  const words = { files: [], types: ['text/plain'], getData: (type: string) => (type === 'text/plain' ? 'x' : '') };
  expect(fireEvent.paste(document.body, { clipboardData: words })).toBe(true);
  expect(order()).toEqual(['Werf', 'Planning', 'Contact']);
  expect(fireEvent.paste(document.body, { clipboardData: openClipboard() })).toBe(false);
  await waitFor(() => expect(order()).toEqual(['Werf', 'Werf', 'Planning', 'Contact']));
});
