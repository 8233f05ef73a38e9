import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';

afterEach(cleanup);

function Waiting({ onEscape, onPress }: { onEscape(): void; onPress(): void }) {
  const [isWaiting, setWaiting] = useState(true);
  const typed = useTypedMeanwhile(isWaiting, onEscape);
  return (
    <>
      <button type="button" onClick={onPress}>
        open
      </button>
      <button type="button" onClick={() => setWaiting(false)}>
        there
      </button>
      {!isWaiting && <input aria-label="field" defaultValue={typed()} />}
    </>
  );
}

it('keeps what is typed until the field is there, and presses nothing meanwhile', async () => {
  const [onEscape, onPress] = [vi.fn(), vi.fn()];
  render(<Waiting onEscape={onEscape} onPress={onPress} />);
  const opener = screen.getByRole('button', { name: 'open' });
  opener.focus();
  await userEvent.keyboard('have x{Backspace}{Backspace}n é{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'there' }));
  expect((screen.getByRole('textbox', { name: 'field' }) as HTMLInputElement).value).toBe('haven é');
  // From then on keys are of the page again.
  opener.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

it('gives up with Escape', async () => {
  const onEscape = vi.fn();
  render(<Waiting onEscape={onEscape} onPress={() => undefined} />);
  await userEvent.keyboard('a{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});
