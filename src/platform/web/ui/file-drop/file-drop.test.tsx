import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';
import type { FileState } from './file-row.tsx';

const tooMany = { applyAccept: false };

function fileField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no file field.');
  return field;
}

test('what does not fit is refused by name and reason; the rest is handed over', async () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Foto’s" accept={['.png', 'image/png', 'image/webp']} maxBytes={4} onFiles={onFiles} />);
  const good = new File(['ok'], 'goed.png', { type: 'image/png' });
  await userEvent
    .setup(tooMany)
    .upload(fileField(), [
      good,
      new File(['tekst'], 'brief.pdf', { type: 'application/pdf' }),
      new File(['te groot'], 'groot.png', { type: 'image/png' }),
    ]);

  expect(onFiles).toHaveBeenCalledExactlyOnceWith([good]);
  const refusals = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(refusals.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'brief.pdf: kies een bestand van het type png, webp.',
    'groot.png is te groot. Een bestand mag hooguit 4 B zijn.',
  ]);
});

test('a next choice that fits takes the refusal away', async () => {
  render(<FileDrop label="Foto’s" accept={['image/png']} onFiles={() => undefined} />);
  const user = userEvent.setup(tooMany);
  await user.upload(fileField(), new File(['x'], 'brief.pdf', { type: 'application/pdf' }));
  expect(screen.queryByRole('alert')).not.toBeNull();
  await user.upload(fileField(), new File(['x'], 'goed.png', { type: 'image/png' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('each file shows how far it is and can be taken away', async () => {
  const files: FileState[] = [
    { id: 'a', name: 'stoep.jpg', size: 2_400_000, status: 'done' },
    { id: 'b', name: 'tegel.jpg', size: 5_800_000, status: 'uploading', progress: 0.64 },
    { id: 'c', name: 'plan.pdf', size: 10, status: 'failed', message: 'De verbinding viel weg.' },
  ];
  const onRemove = vi.fn();
  render(<FileDrop label="Foto’s" files={files} onFiles={() => undefined} onRemove={onRemove} />);

  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64');
  expect(screen.getByText(/Geplaatst/).textContent?.replace(/\s/g, ' ')).toBe('Geplaatst, 2,3 MB');
  expect(screen.getByText('De verbinding viel weg.')).not.toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'tegel.jpg niet plaatsen' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('b');
});

test('after the last file is taken away the focus is where one is chosen', async () => {
  function Question() {
    const [files, setFiles] = useState<FileState[]>([{ id: 'a', name: 'stoep.jpg', size: 2, status: 'done' }]);
    return <FileDrop label="Foto’s" files={files} onFiles={() => undefined} onRemove={() => setFiles([])} />;
  }
  render(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'stoep.jpg verwijderen' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Bestanden kiezen'));
});
