import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RadioGroup } from '../choice/radio-group.tsx';
import { Select } from '../field/select.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';

const errors = [
  { fieldId: 'name', message: 'Vul uw naam in' },
  { fieldId: 'answer', message: 'Kies een antwoord' },
  { fieldId: 'district', message: 'Kies een wijk' },
];

function Form({ attempt = 1 }: { attempt?: number }) {
  return (
    <>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <TextField id="name" label="Naam" error="Vul uw naam in" />
      <RadioGroup
        id="answer"
        label="Antwoord per"
        options={[
          { id: 'mail', label: 'E-mail' },
          { id: 'letter', label: 'Brief' },
        ]}
      />
      <Select id="district" label="Wijk" options={[{ id: 'south', label: 'Zuiderwijk' }]} />
    </>
  );
}

function summary() {
  return screen.getByRole('region', { name: 'Er zijn nog 3 antwoorden die niet kloppen' });
}

test('the summary takes focus when it appears', () => {
  render(<Form />);
  expect(document.activeElement).toBe(summary());
});

test('a new attempt with the same errors takes focus again', async () => {
  const { rerender } = render(<Form attempt={1} />);
  await userEvent.click(screen.getByLabelText('Naam'));
  expect(document.activeElement).not.toBe(summary());
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(summary());
});

test.each([
  ['a field', 'Vul uw naam in', () => screen.getByLabelText('Naam')],
  ['the first choice of a group', 'Kies een antwoord', () => screen.getByLabelText('E-mail')],
  ['the button of a select', 'Kies een wijk', () => screen.getByRole('button', { name: /Wijk/ })],
])('a link leads to %s', async (_what, message, field) => {
  render(<Form />);
  await userEvent.click(screen.getByRole('link', { name: message }));
  expect(document.activeElement).toBe(field());
});

test('without errors there is no summary', () => {
  render(<FormErrorSummary errors={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('one error is called one', () => {
  render(<FormErrorSummary errors={errors.slice(0, 1)} />);
  expect(screen.getByRole('heading').textContent).toBe('Er is nog 1 antwoord dat niet klopt');
});

test('what is wrong with the whole is told without a link, and is no answer that is counted', () => {
  const whole = { message: 'Iemand anders was u voor.' };
  const { rerender } = render(<FormErrorSummary errors={[whole]} />);
  expect(screen.getByRole('region', { name: 'Dat is niet gelukt' }).textContent).toContain(whole.message);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<FormErrorSummary errors={[whole, ...errors.slice(0, 1)]} />);
  expect(screen.getByRole('region', { name: 'Er is nog 1 antwoord dat niet klopt' }).textContent).toContain(
    whole.message,
  );
});
