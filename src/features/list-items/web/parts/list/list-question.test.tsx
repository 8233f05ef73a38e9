import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { listState } from '../../../contract/list-state.ts';
import { ListQuestion } from './list-question.tsx';

const guid = 'ab12cd34-0000-4000-8000-000000000001';
const subject: ItemField = {
  id: 'ab12cd34-0000-4000-8000-000000000002',
  key: 'subject',
  kind: 'choice',
  label: text('Onderwerp'),
  help: text(''),
  isRequired: false,
  isMany: false,
  options: [{ value: 'water', label: text('Water') }],
  typeNames: [],
  isInList: true,
  isFilter: true,
};

/** As the address has it. */
function at(address: string) {
  const search = new URLSearchParams(address);
  return (
    <ListQuestion
      guid={guid}
      state={listState(search, guid)}
      search={search}
      hasSearch
      searchLabel="Zoek in deze lijst"
      fields={[subject]}
      formId="form"
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Water' });

test('who searches or filters keeps the focus where it was', async () => {
  const { rerender } = render(at(''));
  await userEvent.type(field(), 'dijk');
  rerender(at('q-ab12cd=dijk'));
  expect(document.activeElement).toBe(field());
  act(() => box().focus());
  rerender(at('q-ab12cd=dijk&f-ab12cd=subject~water'));
  expect(document.activeElement).toBe(box());
  expect(box().checked).toBe(true);
});

test('a step back shows what was asked then', () => {
  const { rerender } = render(at('q-ab12cd=dijk&f-ab12cd=subject~water'));
  rerender(at('q-ab12cd=haven'));
  expect([field().value, box().checked]).toEqual(['haven', false]);
  act(() => field().focus());
  rerender(at(''));
  expect(field().value).toBe('');
});

test('what someone types while the answer comes stays', async () => {
  const { rerender } = render(at(''));
  await userEvent.type(field(), 'dijken');
  rerender(at('q-ab12cd=dijk'));
  expect(field().value).toBe('dijken');
});
