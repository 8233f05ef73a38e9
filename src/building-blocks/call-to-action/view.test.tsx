import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const phases = ['Verkennen', 'Ideeën ophalen', 'Ontwerp'].map((title) => ({ title: text(title), note: text('2027') }));

test.each([
  [0, undefined, [false, false, false]],
  [1, 'VerkennenNu, 2027', [false, false, false]],
  [2, 'Ideeën ophalenNu, 2027', [true, false, false]],
  [9, undefined, [true, true, true]],
])('phase %d is now: it has the word for it, and those before it are done', async (currentPhase, now, done) => {
  await drawBlock(definition, { options: { title: text('Havenkwartier'), phases, currentPhase } });
  const steps = screen.getAllByRole('listitem');
  expect(steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent).toBe(now);
  expect(steps.map((step) => /\(klaar\)/i.test(step.textContent))).toEqual(done);
});

test.each([
  ['nothing', {}, true],
  ['a button without words', { buttons: [{ href: '/leeg' }] }, true],
  ['only a figure', { figures: [{ value: text('420') }] }, false],
])('with %s in it there is a plane or none', async (_, options, isGone) => {
  const { container } = await drawBlock(definition, { options });
  expect(container.querySelector('.on-brand') === null).toBe(isGone);
});

test('buttons without words are left out', async () => {
  await drawBlock(definition, {
    options: { title: text('Doe mee'), buttons: [{ href: '/leeg' }, { label: text('Deel uw idee'), href: '/idee' }] },
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/idee']);
});

test('a figure is read with what it counts', async () => {
  await drawBlock(definition, { options: { figures: [{ value: text('1.038'), label: text('deelnemers') }] } });
  expect(screen.getByRole('term').textContent).toBe('deelnemers');
  expect(screen.getByRole('definition').textContent).toBe('1.038');
});
