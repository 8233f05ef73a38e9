import { expect, test } from 'vitest';
import { columnsThatFit, type TableColumn } from './table-column.ts';

const columns: TableColumn<unknown>[] = ([4, 1, 3, undefined, 2] as const).map((priority, index) => ({
  id: `${index}:${priority ?? 'none'}`,
  label: '',
  cell: () => null,
  priority,
}));

test.each([
  [320, '1:1 3:none'],
  [480, '1:1 3:none 4:2'],
  [768, '1:1 2:3 3:none 4:2'],
  [1080, '0:4 1:1 2:3 3:none 4:2'],
])('in %i px, in the order they were given', (width, expected) => {
  expect(
    columnsThatFit(columns, width)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected);
});

test('a column of buttons stays, however narrow', () => {
  const buttons: TableColumn<unknown> = {
    id: 'actions',
    label: '',
    cell: () => null,
    isLabelHidden: true,
    priority: 2,
  };
  expect(columnsThatFit([...columns, buttons], 320).at(-1)).toBe(buttons);
});
