import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TreeGrid } from './tree-grid.tsx';
import type { TreeGridRow } from './tree-grid-keys.ts';

const row = (id: string, parentId: string | null, isOpen?: boolean): TreeGridRow => ({
  id,
  parentId,
  level: parentId === null ? 1 : 2,
  position: 1,
  siblings: 2,
  isOpen,
});

const onPlace = vi.fn();
const onEnter = vi.fn();

function Pages({ placeId }: { placeId?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<Set<string>>(new Set());
  const rows = [row('home', null), row('wonen', null, isOpen), ...(isOpen ? [row('haven', 'wonen')] : [])];
  return (
    <TreeGrid
      label="Boom"
      columns={[
        {
          id: 'title',
          label: 'Pagina',
          isRowHeader: true,
          cell: ({ id }) => (
            <a
              href={`#${id}`}
              tabIndex={-1}
              onClick={(event) => {
                event.preventDefault();
                onEnter(id);
              }}
            >
              {id}
            </a>
          ),
        },
      ]}
      rows={rows}
      allWord="Kies alle"
      words={{
        choose: ({ id }) => `Kies ${id}`,
        open: ({ id }) => `${id} uitklappen`,
        close: ({ id }) => `${id} inklappen`,
      }}
      isChoosable={({ id }) => id !== 'home'}
      selectedIds={chosen}
      onSelectionChange={choose}
      onTurn={(_, isNowOpen) => setOpen(isNowOpen)}
      placeId={placeId}
      onPlace={onPlace}
    />
  );
}

const focused = () => document.activeElement?.getAttribute('data-row');

test('arrows go from row to row and open, Space chooses, Enter goes where the row leads', async () => {
  render(<Pages />);
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe('home');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('row', { name: /wonen/ }).getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('haven');
  expect(onPlace).toHaveBeenLastCalledWith('haven');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('row', { name: /haven/ }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(onEnter).toHaveBeenCalledWith('haven');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('wonen');
  expect(screen.queryByRole('row', { name: /haven/ })).toBeNull();
});

test('what cannot be chosen has no box, and all means the others', async () => {
  render(<Pages />);
  expect(screen.queryByRole('checkbox', { name: 'Kies home' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kies alle' }));
  expect((screen.getByRole('checkbox', { name: 'Kies wonen' }) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kies alle' }));
  expect((screen.getByRole('checkbox', { name: 'Kies wonen' }) as HTMLInputElement).checked).toBe(false);
});

test('who comes back to a row is there', () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  render(<Pages placeId="wonen" />);
  expect(focused()).toBe('wonen');
});

const many = Array.from({ length: 65 }, (_, at) => row(`page-${at}`, null));
const draws = vi.fn();
const columns = [
  {
    id: 'title',
    label: 'Pagina',
    isRowHeader: true,
    cell: ({ id }: TreeGridRow) => {
      draws(id);
      return id;
    },
  },
];
const wordOf = ({ id }: TreeGridRow) => id;
const words = { choose: wordOf, open: wordOf, close: wordOf };

function ManyPages({ placeId }: { placeId?: string }) {
  return (
    <TreeGrid
      label="Boom"
      columns={columns}
      rows={many}
      allWord="Kies alle"
      words={words}
      isChoosable={() => true}
      selectedIds={noneChosen}
      onSelectionChange={() => undefined}
      onTurn={() => undefined}
      placeId={placeId}
      onPlace={onPlace}
    />
  );
}
const noneChosen = new Set<string>();

test('the server draws the rows that are seen at once, and the row that one comes back to', () => {
  const rowsIn = (html: string) => html.match(/data-row/g)?.length;
  expect(rowsIn(renderToString(<ManyPages />))).toBe(30);
  expect(rowsIn(renderToString(<ManyPages placeId="page-50" />))).toBe(51);
});

test('all rows come by themselves, and End reaches the last', async () => {
  render(<ManyPages />);
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(65));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('page-64');
});

test('a step to another row draws those two and no other', async () => {
  render(<ManyPages />);
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(65));
  await userEvent.tab();
  await userEvent.tab();
  draws.mockClear();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('page-1');
  expect(new Set(draws.mock.calls.flat())).toEqual(new Set(['page-0', 'page-1']));
});
