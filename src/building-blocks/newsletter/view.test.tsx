import { expect, test } from 'vitest';
import { listOpenNewsletters } from '#features/newsletters/contract/newsletter-lists.endpoints.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';
import { needs } from './view.tsx';

test('it asks which lists there are for everyone', () => {
  const asked = needs(buildBlock(definition, { options: definition.example }), {
    language: 'nl',
    search: new URLSearchParams(),
    now: new Date('2026-11-18T12:00:00Z'),
    timeZone: 'Europe/Amsterdam',
    isSignedIn: false,
  });
  expect(asked.map(({ endpoint }) => endpoint)).toEqual([listOpenNewsletters]);
});

test('without a list there is no form, and that is said', async () => {
  const { container, queryByRole } = await drawBlock(definition, { options: definition.example });
  expect(container.textContent).toContain('Er is nu geen nieuwsbrief');
  expect(queryByRole('button')).toBeNull();
});
