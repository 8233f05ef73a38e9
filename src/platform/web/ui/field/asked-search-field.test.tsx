import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AskedSearchField } from './asked-search-field.tsx';

const asked: string[] = [];

function Screen() {
  const [value, setValue] = useState('');
  return (
    <>
      <AskedSearchField
        label="Zoek"
        value={value}
        onSubmit={(next) => {
          asked.push(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Wis de filters
      </button>
    </>
  );
}

test('searches with Enter, keeps the focus, and follows what another hand changes', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  const field = screen.getByRole('searchbox', { name: 'Zoek' });
  await user.type(field, 'brug');
  expect(asked).toEqual([]);
  await user.keyboard('{Enter}');
  expect(asked).toEqual(['brug']);
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Wis de filters' }));
  expect((field as HTMLInputElement).value).toBe('');
  await user.type(field, 'kade{Escape}');
  expect(asked).toEqual(['brug', '']);
  expect(document.activeElement).toBe(field);
});
