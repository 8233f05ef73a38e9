import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { TaskNotifications } from './task-notifications.tsx';

describe('TaskNotifications', () => {
  it('speaks the reader’s language', () => {
    const store = new NotificationStore();
    render(
      <NotificationsContext value={store}>
        <TaskNotifications />
      </NotificationsContext>,
    );
    act(() => {
      for (const _ of [1, 2, 3]) store.create({ message: 'Item gewijzigd', timeout: 0 });
    });
    expect(screen.getByRole('region', { name: 'Meldingen over wat u doet' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Melding sluiten' })).toBeTruthy();
    expect(screen.getByText('3 keer')).toBeTruthy();
  });
});
