import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { buildBlock } from '#blocks/kit/web/testing/build-block.ts';
import list from '#blocks/list/definition.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { CanManageContext } from '#platform/web/content/can-manage-context.ts';
import { buildListItem } from '../../testing/build-list-item.ts';
import { ItemBox } from '../item/item-box.tsx';
import { MarkRead } from '../views/mark-read.tsx';
import { type ListFrameProps, type ListManager, ListManagerContext } from './list-manager-context.ts';
import { Managed } from './managed.tsx';

const item = buildListItem({ title: 'Weekmarkt', can: { edit: true, delete: true } });
const options = { itemTypeNames: [], defaultParentGuids: [] };
const nothing = (() => new Promise(() => undefined)) as unknown as Call;

test('an item has no tools before what is around the list is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: (props: ListFrameProps) => React.ReactNode }>();
  const manager: ListManager = { Frame: lazy(() => promise), ItemTools: () => <button type="button">Wijzigen</button> };
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={nothing}>
        <ListManagerContext value={manager}>
          <CanManageContext value>
            <Managed block={buildBlock(list, {})} options={options} items={[item]} canAdd>
              <ul>
                <ItemBox item={item}>{item.title}</ItemBox>
              </ul>
            </Managed>
          </CanManageContext>
        </ListManagerContext>
      </CallContext>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Weekmarkt')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Wijzigen' })).toBeNull();
  resolve({ default: ({ children }) => children });
  expect(await screen.findByRole('button', { name: 'Wijzigen' })).toBeDefined();
});

test('what is said at a list is not asked before it is known what comes around it', async () => {
  const { promise, resolve } = Promise.withResolvers<{ can: { add: boolean; edit: boolean } }>();
  const manager: ListManager = { Frame: ({ children }) => children, ItemTools: () => null };
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={(() => promise) as unknown as Call}>
        <ListManagerContext value={manager}>
          <Managed block={buildBlock(list, {})} options={options} items={[]} canAdd>
            <MarkRead count={1} onPress={async () => undefined} />
          </Managed>
        </ListManagerContext>
      </CallContext>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  resolve({ can: { add: false, edit: false } });
  expect(await screen.findByRole('button')).toBeDefined();
});
