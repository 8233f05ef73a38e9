import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { saidId } from '../../notifications/say.ts';
import { ReorderableList } from './reorderable-list.tsx';

function Fields() {
  const [items, setItems] = useState([{ id: 'Naam' }, { id: 'Wijk' }, { id: 'Telefoon' }]);
  return (
    <>
      <p id={saidId} role="status" />
      <ReorderableList
        label="Velden"
        items={items}
        nameOf={({ id }) => id}
        onReorder={(ids) => setItems(ids.map((id) => ({ id })))}
      >
        {({ id }) => id}
      </ReorderableList>
    </>
  );
}

const order = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent);

test('a row is moved by its buttons, without dragging; its new place is said and the focus stays with it', async () => {
  render(<Fields />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Wijk omlaag' }));
  expect(order()).toEqual(['Naam', 'Telefoon', 'Wijk']);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Wijk staat nu op plaats 3 van 3'));
  // At the end the button down is off; the other one takes over.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Wijk omhoog'));
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Naam', 'Wijk', 'Telefoon']);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Wijk omhoog'));
});
