import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';

test('it counts down, and never cuts off what is typed', async () => {
  render(<TextArea label="Toelichting" maxLength={4} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Toelichting');
  const counter = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

  expect(counter()).toContain('Nog 4 tekens');
  await userEvent.type(field, 'dij');
  expect(counter()).toContain('Nog 1 teken');
  await userEvent.type(field, 'ken');
  expect(field.value).toBe('dijken');
  expect(counter()).toContain('2 tekens te veel');
});

test('a screen reader hears the count only when the room runs out', async () => {
  render(<TextArea label="Toelichting" maxLength={22} />);
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(screen.getByLabelText('Toelichting'), 'ja');
  expect(screen.getByRole('status').textContent).toBe('Nog 20 tekens');
});
