import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { FileRow } from '../file-drop/file-row.tsx';
import { FormDrawer } from './form-drawer.tsx';

function open({ isDirty, progress }: { isDirty: boolean; progress?: number }) {
  const onClose = vi.fn();
  const onSave = vi.fn(async () => {});
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
