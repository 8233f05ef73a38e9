import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Crop } from '#platform/contract/files/crop.ts';
import type { FocalPoint } from '../../contract/media.ts';
import { CropField } from './crop-field.tsx';
import { FocalPointField } from './focal-point-field.tsx';

const picture = { src: '/a/kade.png', width: 900, height: 600 };

/** What was told and has not come back yet, in order. */
let waiting: (() => void)[] = [];
beforeEach(() => {
  waiting = [];
});
const oneComes = () => act(() => waiting.shift()?.());

function useLateValue<Value>(): [Value | null, (to: Value | null) => void] {
  const [value, setValue] = useState<Value | null>(null);
  return [value, (to) => waiting.push(() => setValue(to))];
}

function FocalPointInEditor() {
  const [value, onChange] = useLateValue<FocalPoint>();
  return <FocalPointField {...{ picture, value, onChange }} />;
}

function CropInEditor() {
  const [value, onChange] = useLateValue<Crop>();
  return <CropField {...{ picture, value, onChange }} />;
}

test('who moves the point on before the last step has come loses none of them', async () => {
  render(<FocalPointInEditor />);
  const point = screen.getByRole('button', { name: /^Belangrijkste punt/ });
  const says = (across: number) =>
    expect(point.getAttribute('aria-label')).toBe(
      `Belangrijkste punt: ${across} procent van links, 50 procent van boven`,
    );
  act(() => point.focus());
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
  says(20);
  for (let comes = waiting.length; comes > 0; comes -= 1) {
    await oneComes();
    says(20);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Terug naar het midden' }));
  says(50);
  await oneComes();
  says(50);
});

test('a crop goes on from what was told, also back to the whole picture', async () => {
  render(<CropInEditor />);
  const part = screen.getByRole('button', { name: /^Uitsnede:/ });
  const says = (wide: number) => expect(part.getAttribute('aria-label')).toContain(`${wide} procent breed`);
  act(() => part.focus());
  await userEvent.keyboard('---');
  says(94);
  await userEvent.keyboard('+++');
  says(100);
  while (waiting.length > 0) await oneComes();
  says(100);
  expect(part.getAttribute('aria-label')).toContain('100 procent hoog');
});
