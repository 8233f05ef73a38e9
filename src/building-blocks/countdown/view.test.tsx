import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { NowContext } from '#platform/web/content/now-context.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const until = '2026-12-01T19:00:00Z';
const options = { until, label: text('Insturen tot'), precision: 'seconds', after: text('Voorbij.') };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function drawAt(now: string, more: object = {}) {
  vi.setSystemTime(now);
  return drawBlock(definition, { now, options: { ...options, ...more } });
}

const figures = (container: Element) => container.querySelector('[aria-hidden="true"]')?.textContent;

test('the server draws the days and keeps the place of the rest', async () => {
  await loadBlockView('Countdown');
  const block = buildBlock(definition, { options });
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <NowContext value="2026-11-17T10:00:00Z">
      <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
    </NowContext>,
  );
  expect(figures(container)).toBe('14dagen––uur––minuten––seconden');
  expect(container.querySelector('time')?.textContent).toBe('1 december 2026 om 20.00 uur');
});

test('in the browser it counts, and what is read aloud stays the same', async () => {
  const { container } = await drawAt('2026-12-01T18:58:59Z');
  expect(figures(container)).toBe('0dagen00uur01minuut01seconde');
  expect(screen.getByText('Vandaag')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(1000));
  expect(figures(container)).toBe('0dagen00uur01minuut00seconden');
  expect(screen.getByText('Vandaag')).toBeTruthy();
  expect(container.querySelector('[aria-live], [role="timer"], [role="status"]')).toBeNull();
});

test.each([
  ['2026-11-17T10:00:00Z', 'Nog 14 dagen'],
  ['2026-11-30T10:00:00Z', 'Nog 1 dag'],
  ['2026-12-01T10:00:00Z', 'Vandaag'],
])('at %s it says: %s', async (now, words) => {
  await drawAt(now);
  expect(screen.getByText(words)).toBeTruthy();
});

test('when the moment comes, what was written for afterwards takes its place', async () => {
  const { container } = await drawAt('2026-12-01T18:59:59Z');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(container.textContent).toBe('Voorbij.');
});

test('afterwards, without words for it, there is nothing', async () => {
  const { container } = await drawAt('2026-12-02T10:00:00Z', { after: text('') });
  expect(container.textContent).toBe('');
});

test('a kept page is drawn anew at the moment itself, and not after it', () => {
  const parsed = definition.options.parse(options);
  expect(definition.changesAt?.(parsed, new Date('2026-11-17T10:00:00Z'), 'Europe/Amsterdam')).toEqual(new Date(until));
  expect(definition.changesAt?.(parsed, new Date('2026-12-02T10:00:00Z'), 'Europe/Amsterdam')).toBeUndefined();
});
