import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DrawnTable } from './drawn-table.tsx';
import { Table } from './table.tsx';
import type { TableColumn } from './table-column.ts';

interface Person {
  id: string;
  name: string;
  visits: number;
}

const rows: Person[] = [
  { id: 'a', name: 'Amina', visits: 3 },
  { id: 'b', name: 'Bram', visits: 12 },
  { id: 'c', name: 'Cees', visits: 0 },
];
const columns: TableColumn<Person>[] = [
  { id: 'name', label: 'Naam', isRowHeader: true, isSortable: true, cell: ({ name }) => <a href="/x">{name}</a> },
  { id: 'visits', label: 'Bezoeken', isNumeric: true, isSortable: true, priority: 2, cell: ({ visits }) => visits },
  {
    id: 'actions',
    label: 'Acties',
    isLabelHidden: true,
    cell: ({ name }) => (
      <button type="button" aria-label={`Acties voor ${name}`}>
        …
      </button>
    ),
  },
];
const shared = {
  label: 'Mensen',
  columns,
  sort: { column: 'name', direction: 'descending' as const },
  disabledIds: ['c'],
  openId: 'b',
  empty: 'Niemand',
};

function partsOf(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const table = holder.querySelector('table');
  if (table === null) throw new Error('There is no table in what was drawn.');
  return table;
}

const told = ['aria-label', 'aria-sort', 'aria-multiselectable', 'type', 'disabled', 'checked', 'href'];
const looked = ['data-selected', 'data-disabled'];

/** What a screen reader is told and what a style sheet sees, without the roles that an element has by itself. */
function seenIn(table: Element): string[] {
  return [...table.querySelectorAll('table, tr, th, td, label, input, a, button')].concat(table).map((part) => {
    const attributes = [...told, ...(part.matches('tr, label') ? looked : [])]
      .filter((name) => part.hasAttribute(name))
      .map((name) => `${name}=${part.getAttribute(name)}`);
    const role = part.getAttribute('role') === 'rowheader' ? 'rowheader' : '';
    // A box is hidden by a class here and by a style there.
    const look = part.matches('input') ? '' : part.className;
    return [part.tagName, role, look, ...attributes, part.textContent].filter(Boolean).join(' ');
  });
}

for (const hasBoxes of [true, false]) {
  test(`a table ${hasBoxes ? 'with' : 'without'} boxes looks and says before it can be used what it does then`, () => {
    const selectedIds = hasBoxes ? new Set(['a']) : undefined;
    const onSelectionChange = hasBoxes ? () => undefined : undefined;
    const real = renderToString(
      <Table
        {...shared}
        rows={rows}
        {...(selectedIds && { selectedIds })}
        {...(onSelectionChange && { onSelectionChange })}
      />,
    );
    const drawn = renderToString(<DrawnTable {...shared} rows={rows} hasBoxes={hasBoxes} selectedIds={selectedIds} />);
    expect(seenIn(partsOf(drawn))).toEqual(seenIn(partsOf(real)));
    expect(partsOf(drawn).getAttribute('role')).toBe('grid');
    expect(partsOf(drawn).getAttribute('tabindex')).toBe(partsOf(real).getAttribute('tabindex'));
  });
}

test('an empty table says so, and there is nothing to choose', () => {
  const real = renderToString(<Table {...shared} rows={[]} onSelectionChange={() => undefined} />);
  const drawn = renderToString(<DrawnTable {...shared} rows={[]} hasBoxes selectedIds={undefined} />);
  for (const table of [partsOf(drawn), partsOf(real)]) {
    expect(table.querySelector('tbody')?.textContent).toBe('Niemand');
    expect(table.querySelector('input')?.disabled).toBe(true);
    expect(table.querySelector('label')?.dataset.disabled).toBe('true');
  }
});
