import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { RunTask } from '#features/tasks/web/task-runner.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { ListItem } from '../../contract/list-item.ts';
import { ItemEditingContext, type ListOrder } from '../list-tools-context.ts';
import { buildListItem } from '../testing/build-list-item.ts';
import ListOrderDialog from './list-order-dialog.tsx';

const blockGuid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77';
const [markt, dijk, haven] = ['Markt', 'Dijk', 'Haven'].map((title, index) =>
  buildListItem({ title, guid: `5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e0${index}` }),
) as [ListItem, ListItem, ListItem];
const options: ListOrder & { defaultParentGuids: string[] } = {
  defaultSortBy: 'sortOrder_asc',
  sortOrder: [haven.guid],
  nestedSortOrder: {},
  defaultParentGuids: [],
};

/** What was sent besides questions. */
const sent: string[] = [];
let written: { guid: string; parentGuids: string[] }[] = [];
const hung: unknown[] = [];
const call = (async ({ method, path }: { method: string; path: string }, input?: { body?: unknown }) => {
  if (path === '/api/listitem:writtenparents/{blockGuid}') return written;
  if (method === 'GET') return [markt, dijk, haven];
  sent.push(path);
  if (path === '/api/listitem:hang') hung.push(input?.body);
  return { previous: {}, changed: [], refused: [] };
}) as unknown as Call;
const runTask: RunTask = async ({ run }) => ({ state: 'done', value: await run() });

function open(write: ((order: ListOrder) => void) | undefined) {
  sent.length = 0;
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <RunTaskContext value={runTask}>
          <ItemEditingContext value={{ edit: () => undefined, order: () => write }}>{children}</ItemEditingContext>
        </RunTaskContext>
      </CallContext>
    </QueryClientProvider>
  );
  render(<ListOrderDialog blockGuid={blockGuid} options={options} onClose={() => undefined} />, { wrapper: around });
}

async function putMarktLower(write: ((order: ListOrder) => void) | undefined) {
  open(write);
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
  const menu = await screen.findByRole('button', { name: 'Verplaats Markt' });
  // As the page has it, whatever the server answered by.
  expect(rows()[0]).toContain('Haven');
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Omlaag' }));
  const dialog = within(screen.getByRole('dialog'));
  const words = dialog.getByText(/^Sleep een item/).textContent;
  await userEvent.click(dialog.getByRole('button', { name: 'Volgorde bewaren' }));
  return words;
}

test('on a page that is being edited the order is written with the page', async () => {
  const written: ListOrder[] = [];
  const words = await putMarktLower((order) => written.push(order));
  expect(words).toContain('als u de pagina publiceert');
  const sortOrder = [haven, dijk, markt].map(({ guid }) => guid);
  expect(written).toMatchObject([{ sortOrder, nestedSortOrder: {}, defaultSortBy: 'sortOrder_asc' }]);
  expect(sent).toEqual([]);
});

test('on a page that is read, or of a list that is written elsewhere, readers get it at once, and it says so', async () => {
  expect(await putMarktLower(undefined)).toContain('zodra u bewaart');
  expect(sent).toEqual(['/api/buildingblockinstance/{guid}/options']);
});

test('on a page that is being edited what hangs below what is written with the items, from how it is written', async () => {
  written = [{ guid: dijk.guid, parentGuids: [haven.guid] }];
  open(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Verplaats Markt' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Onder het vorige item' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Lezers zien dat als u dat item publiceert/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Volgorde bewaren' }));
  expect(hung).toEqual([{ items: [{ guid: markt.guid, parentGuids: [haven.guid], before: [] }] }]);
  expect(sent).toEqual(['/api/listitem:hang']);
  written = [];
});
