import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { FileRow } from '../file-drop/file-row.tsx';
import { FormDrawer } from './form-drawer.tsx';

function open({ isDirty, progress }: { isDirty: boolean; progress?: number }) {
  const onClose = vi.fn();
  const onSave = vi.fn(async (_: { isAgain: boolean }) => {});
  const drawer = (
    <FormDrawer
      title="Nieuwe soort"
      formId="type-form"
      saveText="Bewaren"
      errors={[]}
      isDirty={isDirty}
      onSave={onSave}
      onClose={onClose}
    >
      <input aria-label="Naam" />
      {progress !== undefined && <FileRow file={{ id: 'a', name: 'a.png', size: 9, status: 'uploading', progress }} />}
    </FormDrawer>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: drawer }])} />);
  return { user: userEvent.setup(), onClose, onSave };
}

test('closes at once when nothing was typed', async () => {
  const { user, onClose } = open({ isDirty: false });
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('asks before what was typed is lost, and who stays keeps it', async () => {
  const { user, onClose } = open({ isDirty: true });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Hier blijven' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Weggaan zonder bewaren' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('is not saved while a file is on its way: it would be left out', async () => {
  const { user, onSave } = open({ isDirty: true, progress: 0.5 });
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'Dat is niet gelukt' }).textContent).toContain('nog bestanden geplaatst');
});

test('Ctrl S saves where the browser would save the page, but not past a question', async () => {
  const { user, onSave } = open({ isDirty: true });
  const kept: boolean[] = [];
  const listen = (event: KeyboardEvent) => event.key === 's' && kept.push(event.defaultPrevented);
  window.addEventListener('keydown', listen);
  await user.click(screen.getByRole('textbox', { name: 'Naam' }));
  await user.keyboard('{Control>}s{/Control}');
  expect([onSave.mock.calls.length, kept]).toEqual([1, [true]]);
  window.removeEventListener('keydown', listen);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('heading', { name: 'Uw wijzigingen zijn niet bewaard' }));
  await user.keyboard('{Meta>}s{/Meta}');
  expect(onSave).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Hier blijven' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.keyboard('{Meta>}s{/Meta}');
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('is sent again as it was sent before, where there is no button to say how', async () => {
  const { onSave } = open({ isDirty: true });
  const form = document.getElementById('type-form') as HTMLFormElement;
  await act(async () => form.requestSubmit());
  expect(onSave).toHaveBeenLastCalledWith({ isAgain: true });
  await act(async () => screen.getByRole('button', { name: 'Bewaren' }).click());
  expect(onSave).toHaveBeenLastCalledWith({ isAgain: false });
});
