import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import { RunTaskContext } from '#features/tasks/web/task-context.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { ListItem } from '../contract/list-item.ts';
import ItemTools from './item-tools.tsx';
import ListFrame from './list-frame.tsx';

const block = { guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77' };
const options = { itemTypeNames: [], defaultParentGuids: [] };
const item = {
  guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01',
  shortId: 'weekmarkt1',
  title: 'Weekmarkt',
  listItemTypeName: 'News',
  metadata: { highlight: false },
  can: { edit: true, delete: true },
} as ListItem;

/** A server that has not answered yet. */
const call = (() => new Promise(() => undefined)) as unknown as Call;

function List({ items }: { items: readonly ListItem[] }) {
  return (
    <ListFrame block={block} options={options} items={items} canAdd canEditAll onHighlight={() => undefined}>
      {items.map((one) => (
        <ItemTools key={one.guid} item={one} />
      ))}
    </ListFrame>
  );
}

test('the form of an item stays when the item leaves the list under it', async () => {
  const cache = createLoadCache();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={cache}>
        <CallContext value={call}>
          <UserStoreContext value={new UserStore({ isSignedIn: true })}>
            <RunTaskContext value={() => Promise.reject(new Error('nothing is sent'))}>{children}</RunTaskContext>
          </UserStoreContext>
        </CallContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { rerender } = render(<List items={[item]} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Weekmarkt wijzigen' }));
  const form = await screen.findByRole('dialog');
  rerender(<List items={[]} />);
  expect(screen.queryByRole('button', { name: 'Weekmarkt wijzigen', hidden: true })).toBeNull();
  expect(screen.getByRole('dialog')).toBe(form);
});
