import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { saidId } from '../../notifications/say.ts';
import { TextField } from '../field/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Question({ onConfirm }: { onConfirm: () => unknown }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      title="Pagina verwijderen?"
      confirmText="Naar prullenbak"
      isDanger
      onConfirm={onConfirm}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      Ze blijft 30 dagen bewaard.
    </ConfirmDialog>
  );
}

test('confirming does what was asked and closes', async () => {
  const onConfirm = vi.fn(async () => undefined);
  render(<Question onConfirm={onConfirm} />);
  expect(screen.getByRole('alertdialog', { name: 'Pagina verwijderen?' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Naar prullenbak' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('when what was asked fails the dialog stays, says so, and can be tried again', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error('offline')));
  render(<Question onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Naar prullenbak' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Er is niets veranderd.');
  await userEvent.click(screen.getByRole('button', { name: 'Naar prullenbak' }));
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('cancelling does nothing but close', async () => {
  const onConfirm = vi.fn();
  render(<Question onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what is wrong with a field in a dialog is said: no summary leads there', async () => {
  const ask = (error?: string) => (
    <>
      <p id={saidId} data-testid="said" />
      <Dialog isOpen title="Link">
        <TextField label="Adres" error={error} />
      </Dialog>
    </>
  );
  const { rerender } = render(ask());
  rerender(ask('Schrijf een webadres.'));
  await waitFor(() => expect(screen.getByTestId('said').textContent).toBe('Schrijf een webadres.'));
});
