import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LanguagesInput } from './languages-input.tsx';

function Input() {
  const [value, setValue] = useState(['nl', 'en']);
  return (
    <LanguagesInput
      id="languages"
      field={{ group: 'languages', kind: 'languages', max: 20 }}
      label="Talen"
      help=""
      error={undefined}
      value={value}
      onChange={setValue}
    />
  );
}

it('has the focus after a language was taken away with its button', async () => {
  const user = userEvent.setup();
  render(<Input />);
  await user.click(screen.getByRole('button', { name: 'Engels weghalen' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
});

it('has a name for every language that it offers, and not its code', async () => {
  const user = userEvent.setup();
  render(<Input />);
  await user.click(screen.getByRole('button', { name: /Taal toevoegen/ }));
  const names = (await screen.findAllByRole('option')).map((option) => option.textContent ?? '');
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => /^(.{2,3})\1$/i.test(name))).toEqual([]);
});
