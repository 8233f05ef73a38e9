import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { listBuildingBlocks } from '../../../contract/building-blocks.endpoints.ts';
import { EditorContext } from '../state/editor-context.ts';
import { createUiStore } from '../state/editor-ui.ts';
import { BlockSheet } from './block-sheet.tsx';

const guid = '00000000-0000-4000-8000-000000000001';
let ui: ReturnType<typeof createUiStore>;

beforeEach(async () => {
  const document = PageDocument.parse({
    title: text('Haven'),
    buildingBlockInstances: [
      { guid, buildingBlockName: 'Text', layoutPosition: 'main', sortId: 0, options: {}, heading: text('Werf') },
    ],
  });
  const session = { state: () => ({ document }), subscribe: () => () => undefined } as unknown as EditorSession;
  ui = createUiStore();
  ui.set({ chosen: [guid] });
  await act(async () =>
    render(
      <QueryClientProvider client={createLoadCache({ [endpointUrl(listBuildingBlocks, {})]: [] })}>
        <CallContext value={() => new Promise<never>(() => undefined)}>
          <RunTaskContext value={async ({ run }) => ({ state: 'done', value: await run() })}>
            <EditorContext value={{ session, ui, language: 'nl', setLanguage: () => undefined }}>
              <section data-edited-block={guid} tabIndex={-1} aria-label="Blok" />
              <Suspense>
                <BlockSheet />
              </Suspense>
            </EditorContext>
          </RunTaskContext>
        </CallContext>
      </QueryClientProvider>,
    ),
  );
});

const block = () => screen.getByRole('region', { name: 'Blok' });
const head = () => screen.getByRole('heading', { level: 2 });
function swipe(from: number, until: number): void {
  fireEvent.touchStart(head(), { touches: [{ clientY: from }] });
  fireEvent.touchEnd(head(), { changedTouches: [{ clientY: until }] });
}

test('a swipe down closes it and gives the focus to the block, which is not chosen by that', () => {
  head().focus();
  swipe(500, 600);
  expect(ui.get()).toMatchObject({ chosen: [], givenBack: guid });
  expect(document.activeElement).toBe(block());
});

test('a swipe up opens all options, and a finger that trembles does nothing', () => {
  swipe(500, 480);
  expect(ui.get()).toMatchObject({ chosen: [guid], panel: null });
  swipe(500, 400);
  expect(ui.get()).toMatchObject({ chosen: [guid], panel: 'block' });
});

test('Escape closes it; a block that has the focus keeps it', () => {
  block().focus();
  fireEvent.keyDown(head(), { key: 'Escape' });
  expect(ui.get()).toMatchObject({ chosen: [], givenBack: null });
  expect(document.activeElement).toBe(block());
});
