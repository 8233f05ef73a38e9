import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { BulkBar } from './bulk-bar.tsx';

function ThreeOf83() {
  const [isChosen, setChosen] = useState(false);
  return (
    <BulkBar count={isChosen ? 83 : 3} all={{ total: 83, isChosen, onChange: setChosen }} onClear={() => undefined}>
      <span>acties</span>
    </BulkBar>
  );
}

test('who chose a whole page is offered all that was found, and the way back', async () => {
  render(<ThreeOf83 />);
  expect(screen.getByRole('status').textContent).toBe('3 gekozen: alles op deze pagina');
  await userEvent.click(screen.getByRole('button', { name: 'Kies alle 83' }));
  expect(screen.getByRole('status').textContent).toBe('Alle 83 gekozen, ook op andere pagina’s');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Alleen deze pagina' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Kies alle 83' })).toBeDefined();
});

test('a few rows are no page', () => {
  render(
    <BulkBar count={2} onClear={() => undefined}>
      <span>acties</span>
    </BulkBar>,
  );
  expect(screen.getByRole('status').textContent).toBe('2 gekozen');
  expect(screen.queryByRole('button', { name: /Kies alle/ })).toBeNull();
});
