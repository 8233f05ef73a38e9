import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { StoredContentBlock } from '../contract/list-item.ts';
import { ItemBlocksInput } from './item-blocks-input.tsx';
import { ItemPartsContext } from './item-parts-context.ts';

const block = (n: number, buildingBlockName: string): StoredContentBlock => ({
  guid: `5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e0${n}`,
  buildingBlockName,
  version: 1,
  content: {},
  heading: { $lang: {} },
});

const start = [block(1, 'Quote'), block(2, 'Map'), block(3, 'Table')];
let order: string[] = [];

function Form() {
  const [blocks, setBlocks] = useState(start);
  order = blocks.map(({ buildingBlockName }) => buildingBlockName);
  return <ItemBlocksInput blocks={blocks} language="nl" errorOf={() => undefined} onChange={setBlocks} />;
}

const now = () => [order.join(), document.activeElement?.getAttribute('aria-label')];

test('the focus stays with a part that is moved, also at the end of its way', async () => {
  const user = userEvent.setup();
  render(<Form />);
  act(() => screen.getByRole('button', { name: 'Deel 1: bouwsteen omlaag' }).focus());
  await user.keyboard('{Enter}');
  expect(now()).toEqual(['Map,Quote,Table', 'Deel 2: bouwsteen omlaag']);
  await user.keyboard('{Enter}');
  expect(now()).toEqual(['Map,Table,Quote', 'Deel 3: bouwsteen omhoog']);
  await user.keyboard('{Enter}{Enter}');
  expect(now()).toEqual(['Quote,Map,Table', 'Deel 1: bouwsteen omlaag']);
});

test('what the form can fill is offered in its order', () => {
  const parts = [
    { kind: 'text', buildingBlockName: 'Prose', version: 3 },
    { kind: 'picture', buildingBlockName: 'Photo', version: 1 },
  ] as const;
  render(
    <ItemPartsContext value={parts}>
      <Form />
    </ItemPartsContext>,
  );
  const offered = screen.getAllByRole('button', { name: /toevoegen$/ });
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Tekst toevoegen', 'Afbeelding toevoegen']);
});

test('what gets the focus right after a move keeps it', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Form />
      <input aria-label="Hoort bij" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Deel 3: bouwsteen omhoog' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Hoort bij' });
  act(() => field.focus());
  await user.keyboard('Grote Markt');
  expect([field.value, document.activeElement]).toEqual(['Grote Markt', field]);
});
