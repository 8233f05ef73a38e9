import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const columns = [{ title: text('Straat') }, { title: text('Huizen'), align: 'end' }];
const row = (...cells: string[]) => ({ cells: cells.map((cell) => ({ text: text(cell) })) });
const rows = [row('Kade', '1.200'), row('Dijk', '40'), row('Werf')];

const firstColumn = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const wordsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test('headers are headers, a row that is too short is filled up, and the table is named by its caption', async () => {
  await drawBlock(definition, { options: { columns, rows, caption: text('Huizen per straat') } });
  expect(screen.getByRole('region', { name: 'Huizen per straat' }).tabIndex).toBe(0);
  const table = within(screen.getByRole('table', { name: 'Huizen per straat' }));
  expect(wordsOf(table.getAllByRole('columnheader'))).toEqual(['Straat', 'Huizen']);
  expect(table.getAllByRole('row').map((one) => one.children.length)).toEqual([2, 2, 2, 2]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a caption the heading of the block names it', async () => {
  await drawBlock(definition, { heading: text('Straten'), options: { columns, rows, hasHeaderColumn: false } });
  expect(screen.getByRole('table', { name: 'Straten' })).toBeTruthy();
  expect(screen.queryByRole('rowheader')).toBeNull();
});

test('a reader sorts it by a column, and the other way the second time', async () => {
  await drawBlock(definition, { options: { columns, rows, isSortable: true } });
  const header = screen.getByRole('columnheader', { name: 'Huizen' });
  expect(firstColumn()).toEqual(['Kade', 'Dijk', 'Werf']);
  await userEvent.click(within(header).getByRole('button'));
  expect(firstColumn()).toEqual(['Dijk', 'Kade', 'Werf']);
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(within(header).getByRole('button'));
  expect(firstColumn()).toEqual(['Kade', 'Dijk', 'Werf']);
  expect(header.getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('columnheader', { name: 'Straat' }).hasAttribute('aria-sort')).toBe(false);
});
