import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { UnsavedChanges } from './unsaved-changes.tsx';

const words = {
  title: 'Er is nog een afbeelding onderweg',
  text: 'Die komt dan niet op de pagina.',
  leave: 'Weggaan zonder de afbeelding',
};

const draw = (isDirty: boolean) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: (
            <>
              <UnsavedChanges isDirty={isDirty} words={words} />
              <Link to="/elders">Weg</Link>
            </>
          ),
        },
        { path: '/elders', element: <p>Elders</p> },
      ])}
    />,
  );

test('who would lose something is asked in its own words, and goes only when they say so', async () => {
  draw(true);
  await userEvent.click(screen.getByRole('link', { name: 'Weg' }));
  expect(screen.getByRole('alertdialog', { name: words.title }).textContent).toContain(words.text);
  expect(screen.queryByText('Elders')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.leave }));
  expect(await screen.findByText('Elders')).toBeTruthy();
});

test('who would lose nothing is not asked', async () => {
  draw(false);
  await userEvent.click(screen.getByRole('link', { name: 'Weg' }));
  expect(await screen.findByText('Elders')).toBeTruthy();
});
