import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { usePanelFocus } from './use-panel-focus.ts';

function Panel({ takesFocus, onClose }: { takesFocus: boolean; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  usePanelFocus(panel, { takesFocus, onClose });
  return (
    <aside ref={panel} tabIndex={-1} aria-label="Samenvatting">
      <button type="button">Bekijk als</button>
    </aside>
  );
}

function List({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Noor
      </button>
      {isOpen && <Panel takesFocus={!isOpenAtFirst} onClose={() => setOpen(false)} />}
    </>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('takes whoever opens it along, and Escape brings them back', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Noor' }));
  await waitFor(() => expect(focused()).toBe('Samenvatting'));
  await userEvent.tab();
  expect(focused()).toBe('Bekijk als');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  await waitFor(() => expect(focused()).toBe('Noor'));
});

it('leaves the focus alone where the address had it open', () => {
  render(<List isOpenAtFirst />);
  expect(document.activeElement).toBe(document.body);
});
