import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gauge } from './gauge.tsx';

test.each([
  ['a percentage', { value: 64 }, '64', '64%'],
  ['a step on its own scale', { value: 2, min: 1, max: 5 }, '2', '25%'],
  ['below the scale', { value: -5 }, '0', '0%'],
  ['above the scale', { value: 140 }, '100', '100%'],
  ['a scale without length', { value: 3, min: 3, max: 3 }, '3', '0%'],
])('%s', (_what, scale, now, width) => {
  const { container } = render(<Gauge label="Geplaatst" {...scale} />);
  const gauge = screen.getByRole('progressbar', { name: 'Geplaatst' });
  expect(gauge.getAttribute('aria-valuenow')).toBe(now);
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(width);
});

test('it says a step as a step', () => {
  render(<Gauge label="Uw melding" value={2} min={1} max={5} valueText="stap 2 van 5" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('stap 2 van 5');
});
