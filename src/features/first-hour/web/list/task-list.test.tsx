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
  expect(screen.getByRole('link', { name: 'Uitnodigen' }).getAttribute('href')).toBe('/admin/invitations/new');
  expect(screen.queryByRole('button', { name: 'Openen…' })).toBeNull();
});

it('leads to what comes later too, by its name: the order is free', async () => {
  let opened = 0;
  const more = [...tasks, { key: 'privacy', isDone: false, path: '/admin/legal/privacy' } as const];
  const { user } = showFirstHour(<TaskList tasks={more} onOpen={() => (opened += 1)} />);
  const privacy = screen.getByRole('link', { name: 'Publiceer uw eigen privacyverklaring' });
  expect(privacy.getAttribute('href')).toBe('/admin/legal/privacy');
  expect(screen.queryByRole('link', { name: /kop van uw voorpagina/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open de site' }));
  expect(opened).toBe(1);
});

it('opens the site where one is, once that is all that is left', async () => {
  let opened = 0;
  const left = tasks.map((task) => ({ ...task, isDone: task.key !== 'open' }));
  const { user } = showFirstHour(<TaskList tasks={left} onOpen={() => (opened += 1)} />);
  await user.click(screen.getByRole('button', { name: 'Openen…' }));
  expect(opened).toBe(1);
});
