import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const steps = [
  { title: text('Verkennen'), date: '2026-03-02', until: '2026-06-26' },
  { title: text('Ideeën'), date: '2026-11-01', until: '2026-12-01', label: text('tot december') },
  { title: text(''), date: '2026-12-02' },
  { title: text('Bouw'), state: 'next' },
];

test('each step says when and how far it is, in words too; one without a title is left out', async () => {
  await drawBlock(definition, { options: { steps }, now: '2026-11-17T10:00:00Z' });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => [item.textContent?.trim(), item.getAttribute('aria-current')])).toEqual([
    ['Verkennen (klaar) 2 maart 2026 – 26 juni 2026', null],
    ['IdeeënNu tot december', 'step'],
    ['Bouw', null],
  ]);
});

test('the steps are headings beneath the heading of the block', async () => {
  await drawBlock(definition, { heading: text('Planning'), options: { steps } });
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Verkennen',
    'Ideeën',
    'Bouw',
  ]);
});
