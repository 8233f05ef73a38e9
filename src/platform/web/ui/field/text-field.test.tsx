import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('a required field says so with a word, and to a screen reader', () => {
  render(<TextField label="Naam" isRequired />);
  const field = screen.getByRole('textbox', { name: 'Naam (verplicht)' });
  expect(field.hasAttribute('required') || field.getAttribute('aria-required') === 'true').toBe(true);
  expect(document.body.textContent).not.toContain('*');
});

test('the order is label, help, error, field', () => {
  const { container } = render(<TextField label="Postcode" help="Bijvoorbeeld 4381 BX" error="Vul vier cijfers in" />);
  const read = [...container.querySelectorAll('label, [slot], input')].map((element) =>
    element.tagName === 'INPUT' ? 'field' : element.textContent,
  );
  expect(read).toEqual(['Postcode', 'Bijvoorbeeld 4381 BX', 'Vul vier cijfers in', 'field']);
});

test('help and error describe the field, which is invalid only with an error', () => {
  const { rerender } = render(<TextField label="Postcode" help="Bijvoorbeeld 4381 BX" error="Vul vier cijfers in" />);
  const field = screen.getByLabelText('Postcode');
  const described = () =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .filter(Boolean);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toEqual(['Bijvoorbeeld 4381 BX', 'Vul vier cijfers in']);

  rerender(<TextField label="Postcode" help="Bijvoorbeeld 4381 BX" />);
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(described()).toEqual(['Bijvoorbeeld 4381 BX']);
});
