import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorStore } from '#platform/web/error-store/error-store.ts';
import { ErrorStoreContext } from '#platform/web/error-store/error-store-context.ts';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { takeTold, tellAfterLoading } from '#platform/web/notifications/tell-after-loading.ts';
import { ErrorListButton } from './error-list-button.tsx';
import TaskNotifications from './task-notifications.tsx';

async function draw() {
  const store = new NotificationStore();
  const errorStore = new ErrorStore({ nonce: 'k7q3', log: () => {}, isGoneStatusUsed: () => false });
  const parts = Promise.resolve({ notifications: store, runTask: () => Promise.reject(new Error('not asked for')) });
  await act(async () =>
    render(
      <ErrorStoreContext value={errorStore}>
        <ErrorListButton className={undefined} />
        <TaskNotifications parts={parts} />
      </ErrorStoreContext>,
    ),
  );
  return { store, errorStore, user: userEvent.setup() };
}

describe('TaskNotifications', () => {
  it('speaks the reader’s language', async () => {
    const { store } = await draw();
    act(() => {
      for (const _ of [1, 2, 3]) store.create({ message: 'Item gewijzigd', timeout: 0 });
    });
    expect(screen.getByRole('region', { name: 'Meldingen over wat u doet' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Melding sluiten' })).toBeTruthy();
    expect(screen.getByText('3 keer')).toBeTruthy();
  });

  it('tells what was done before the page was opened anew, once', async () => {
    tellAfterLoading('registration.reset.done');
    await draw();
    expect(screen.getByText('Uw nieuwe wachtwoord is ingesteld')).toBeTruthy();
    expect(takeTold()).toBeUndefined();
  });
});

describe('the error list (§4)', () => {
  it('is opened by a button that is there once something failed, and closed again', async () => {
    const { errorStore, user } = await draw();
    expect(screen.queryByRole('button', { name: /fout/ })).toBeNull();
    act(() => {
      errorStore.addError({ title: 'Bewaren van de pagina is niet gelukt', message: 'Geen verbinding' });
    });
    await user.click(screen.getByRole('button', { name: '1 fout' }));
    expect(await screen.findByRole('dialog', { name: 'Fouten' })).toBeTruthy();
    expect(screen.getByText('Bewaren van de pagina is niet gelukt')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
