import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

test('an empty one already searches, with a question of its own', async () => {
  await drawBlock(definition);
  const field = screen.getByRole('searchbox', { name: 'Waar bent u naar op zoek?' });
  expect(field.getAttribute('name')).toBe('q');
  expect(field.closest('form')?.getAttribute('action')).toBe('/search');
  expect(field.closest('form')?.method).toBe('get');
  expect(screen.getByRole('button', { name: 'Zoeken' }).getAttribute('type')).toBe('submit');
});

test('what is often searched is a link, and one without words is left out', async () => {
  await drawBlock(definition, {
    options: {
      popularLinks: [
        { label: text('afval'), href: '/afval' },
        { label: text(''), href: '/leeg' },
      ],
    },
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/afval']);
});
