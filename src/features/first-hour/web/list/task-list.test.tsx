import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showFirstHour } from '../testing/show-first-hour.tsx';
import { TaskList } from './task-list.tsx';

const tasks = [
  { key: 'heading', isDone: true, path: '/edit?at=a' },
  { key: 'colleague', isDone: false, path: '/admin/invitations/new' },
  { key: 'open', isDone: false, path: null },
] as const;

it('has one button, with the first that is left, and says what is done', () => {
  showFirstHour(<TaskList tasks={[...tasks]} onOpen={() => undefined} />);
  expect(screen.getByText('Gedaan: Maak de kop van uw voorpagina eigen')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/invitations/new']);
  expect(screen.queryByRole('button', { name: 'Openen…' })).toBeNull();
});

it('opens the site where one is, once that is all that is left', async () => {
  let opened = 0;
  const left = tasks.map((task) => ({ ...task, isDone: task.key !== 'open' }));
  const { user } = showFirstHour(<TaskList tasks={left} onOpen={() => (opened += 1)} />);
  await user.click(screen.getByRole('button', { name: 'Openen…' }));
  expect(opened).toBe(1);
});
