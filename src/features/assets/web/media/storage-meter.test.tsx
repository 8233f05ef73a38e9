import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Used } from '../../contract/storage-use.ts';
import { StorageMeter } from './storage-meter.tsx';

const megabyte = 1024 * 1024;

test('nothing is shown where there is no limit', () => {
  const { container } = render(<StorageMeter of="own" use={{ used: 5, allowed: null }} />);
  expect(container.textContent).toBe('');
});

test('an empty one says what is allowed, to the eye and to a screen reader', () => {
  render(<StorageMeter of="platform" use={{ used: 0, allowed: 50 * megabyte }} />);
  const bar = screen.getByRole('progressbar', { name: '0 B van 50 MB van deze site gebruikt' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  expect(bar.getAttribute('aria-valuetext')).toBe('0 B van 50 MB van deze site gebruikt');
});

test.each<[string, Used, RegExp]>([
  ['nearly full', { used: 46 * megabyte, allowed: 50 * megabyte }, /bijna vol/],
  ['full', { used: 50 * megabyte, allowed: 50 * megabyte }, /geen ruimte meer/],
  ['fuller than allowed', { used: 60 * megabyte, allowed: 50 * megabyte }, /geen ruimte meer/],
])('%s is told, with what to do', (_, use, words) => {
  render(<StorageMeter of="own" use={use} />);
  expect(screen.getByRole('progressbar', { name: /van uw 50 MB gebruikt/ })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});
