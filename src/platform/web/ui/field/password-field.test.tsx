import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('the password shows itself when asked, and hides again', async () => {
  render(<PasswordField label="Wachtwoord" defaultValue="oester-vloed" />);
  const field = screen.getByLabelText('Wachtwoord');
  expect(field.getAttribute('type')).toBe('password');

  const toggle = screen.getByRole('button', { name: 'Wachtwoord tonen' });
  await userEvent.click(toggle);
  expect(field.getAttribute('type')).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');

  await userEvent.click(toggle);
  expect(field.getAttribute('type')).toBe('password');
});
