import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { MoneyField } from './money-field.tsx';

test('an amount typed with a comma is a whole number of cents', async () => {
  const onCentsChange = vi.fn();
  render(
    <I18nProvider locale="nl-NL">
      <MoneyField label="Bedrag" onCentsChange={onCentsChange} />
    </I18nProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Bedrag');
  await userEvent.type(field, '19,99');
  await userEvent.tab();
  expect(onCentsChange).toHaveBeenLastCalledWith(1999);
  expect(field.value).toBe('19,99');

  await userEvent.clear(field);
  await userEvent.tab();
  expect(onCentsChange).toHaveBeenLastCalledWith(null);
});
