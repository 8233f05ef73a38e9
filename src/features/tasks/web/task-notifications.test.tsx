import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { takeTold, tellAfterLoading } from '#platform/web/notifications/tell-after-loading.ts';
import TaskNotifications from './task-notifications.tsx';

describe('TaskNotifications', () => {
  it('speaks the reader’s language', async () => {
    const store = new NotificationStore();
    const desk = Promise.resolve({ notifications: store, runTask: () => Promise.reject(new Error('not asked for')) });
    await act(async () => render(<TaskNotifications desk={desk} />));
    act(() => {
      for (const _ of [1, 2, 3]) store.create({ message: 'Item gewijzigd', timeout: 0 });
    });
    expect(screen.getByRole('region', { name: 'Meldingen over wat u doet' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Melding sluiten' })).toBeTruthy();
    expect(screen.getByText('3 keer')).toBeTruthy();
  });

  it('tells what was done before the page was opened anew, once', async () => {
    tellAfterLoading('registration.reset.done');
    const store = new NotificationStore();
    const desk = Promise.resolve({ notifications: store, runTask: () => Promise.reject(new Error('not asked for')) });
    await act(async () => render(<TaskNotifications desk={desk} />));
    expect(screen.getByText('Uw nieuwe wachtwoord is ingesteld')).toBeTruthy();
    expect(takeTold()).toBeUndefined();
  });
});
