import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DatePicker } from './date-picker.tsx';
import { unfinishedDates } from './unfinished-dates.ts';

const turn = (part: HTMLElement) => fireEvent.keyDown(part, { key: 'ArrowUp' });

test('a date without its time is unfinished; an empty one and a whole one are not', () => {
  render(
    <form>
      <DatePicker label="Publiceren op" isRequired hasTime />
      <DatePicker label="Van de site halen op" hasTime />
    </form>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  const parts = screen.getAllByRole('spinbutton');
  const own = parts.slice(0, parts.length / 2);
  expect(unfinishedDates(form)).toEqual([]);
  for (const part of own.slice(0, 3)) turn(part);
  const [unfinished, ...more] = unfinishedDates(form);
  expect(more).toEqual([]);
  expect(unfinished?.label).toBe('Publiceren op');
  expect(document.getElementById(unfinished?.id ?? '')?.contains(own[0] as HTMLElement)).toBe(true);
  for (const part of own.slice(3)) turn(part);
  expect(unfinishedDates(form)).toEqual([]);
});
