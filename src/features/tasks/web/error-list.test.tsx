import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorStore } from '#platform/web/error-store/error-store.ts';
import { ErrorStoreContext } from '#platform/web/error-store/error-store-context.ts';
import { ErrorList } from './error-list.tsx';

let store: ErrorStore;

beforeEach(() => {
  store = new ErrorStore({ nonce: 'k7q3', log: () => {}, isGoneStatusUsed: () => false });
});

function renderList() {
  const user = userEvent.setup();
  render(
    <ErrorStoreContext value={store}>
      <ErrorList />
    </ErrorStoreContext>,
  );
  return user;
}

describe('ErrorList', () => {
  it('says what it is for when there is nothing in it', () => {
    renderList();
    expect(screen.getByRole('heading', { name: 'Geen fouten' })).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows the newest first, each with its time, title, message and code', () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T09:12:00Z'), toFake: ['Date'] });
    store.addError({ title: 'Bewaren van de pagina is niet gelukt', message: 'Geen verbinding' });
    const { code } = store.addError({ title: 'Verwijderen van de rol is niet gelukt', message: 'Niet toegestaan' });
    vi.useRealTimers();
    renderList();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('10:12');
    expect(first?.textContent).toContain(`Foutcode ${code}`);
    expect(first?.textContent).toContain('Verwijderen van de rol is niet gelukt');
    expect(second?.textContent).toContain('Geen verbinding');
    expect(screen.getByText('2 fouten sinds u deze pagina opende')).toBeTruthy();
  });

  it('has details to open only where there are any', () => {
    store.addError({ title: 'Met', message: 'm', details: 'status: 409' });
    store.addError({ title: 'Zonder', message: 'm' });
    renderList();
    const [without, withDetails] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(without).queryByText('Details')).toBeNull();
    expect(within(withDetails).getByText('Details').closest('details')?.textContent).toContain('status: 409');
  });

  it('copies all that is known, and says so', async () => {
    const { code } = store.addError({ title: 'Titel', message: 'Bericht', details: 'status: 409' });
    const user = renderList();
    await user.click(screen.getByRole('button', { name: 'Kopiëren' }));
    expect(await screen.findByRole('button', { name: 'Gekopieerd' })).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(new RegExp(`^${code} - Titel\n.*Z\nBericht\nstatus: 409\nlog k7q3$`));
  });

  it('says so when the browser refuses to copy', async () => {
    store.addError({ title: 'Titel', message: 'Bericht' });
    const user = renderList();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Kopiëren' }));
    expect(await screen.findByRole('button', { name: 'Kopiëren lukt niet in deze browser' })).toBeTruthy();
  });

  it('can be cleared', async () => {
    store.addError({ title: 'Titel', message: 'Bericht' });
    const user = renderList();
    await user.click(screen.getByRole('button', { name: 'Lijst leegmaken' }));
    expect(screen.getByRole('heading', { name: 'Geen fouten' })).toBeTruthy();
  });
});
