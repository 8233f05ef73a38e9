import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Phases } from './phases.tsx';

test('the phase of now is the current step, and a phase gone by says that it is done', () => {
  render(
    <Phases
      label="Fasen"
      phases={[
        { id: 'a', label: 'Verkennen', state: 'done', href: '/verkennen' },
        { id: 'b', label: 'Ideeën ophalen', note: 'Tot 1 december', state: 'now' },
        { id: 'c', label: 'Bouw', state: 'next' },
      ]}
    />,
  );
  const phases = screen.getAllByRole('listitem');
  expect(phases.map((phase) => [phase.textContent, phase.getAttribute('aria-current')])).toEqual([
    ['Verkennen (klaar)', null],
    ['Ideeën ophalenTot 1 december', 'step'],
    ['Bouw', null],
  ]);
  expect(screen.getByRole('link', { name: 'Verkennen' }).getAttribute('href')).toBe('/verkennen');
});
