import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationPositions } from '#platform/contract/notification-parameters.ts';
import type { NotificationOptions } from './notification.ts';
import { NotificationStore } from './notification-store.ts';
import { Notifications } from './notifications.tsx';
import { NotificationsContext } from './notifications-context.ts';

const labels = { region: 'Meldingen', close: 'Melding sluiten', repeated: (count: number) => `${count} keer` };

let store: NotificationStore;
let user: ReturnType<typeof userEvent.setup>;

const app = () => (
  <NotificationsContext value={store}>
    <button type="button">Bewerken</button>
    <Notifications labels={labels} />
  </NotificationsContext>
);

beforeEach(() => {
  // The testing library waits for a timer of its own after each event; a clock that stands still would never end it.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  store = new NotificationStore();
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});
afterEach(() => vi.useRealTimers());

const notify = (options: NotificationOptions) => act(() => store.create(options));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const button = (name: string) => screen.getByRole('button', { name });

describe('Notifications', () => {
  it('draws nothing on the server', () => {
    store.create({ message: 'Menu bewaard' });
    expect(renderToString(app())).toBe('<button type="button">Bewerken</button>');
  });

  it.each(notificationPositions)('draws a stack at %s', (position) => {
    render(app());
    notify({ message: 'Menu bewaard', position });
    expect(screen.getByRole('status').parentElement?.dataset.position).toBe(position);
  });

  it('draws what has one position in one stack, the newest first', () => {
    render(app());
    notify({ message: 'Eerste' });
    notify({ message: 'Tweede' });
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual(['Tweede', 'Eerste']);
  });

  it.each([
    ['negative', 'alert'],
    ['positive', 'status'],
    ['ongoing', 'status'],
  ] as const)('tells screen readers of a %s one as %s', (type, role) => {
    render(app());
    notify({ message: 'Menu', caption: 'Foutcode AB2-CD3', type });
    expect(screen.getByRole(role).textContent).toBe('MenuFoutcode AB2-CD3');
  });

  it('has its region before there is anything in it, above open dialogs', () => {
    render(app());
    const region = screen.getByRole('region', { name: 'Meldingen' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.hasAttribute('data-react-aria-top-layer')).toBe(true);
  });

  it('shows how many equal ones there were, and tells screen readers', () => {
    render(app());
    notify({ message: 'Item bewaard' });
    expect(screen.queryByText('1')).toBeNull();
    notify({ message: 'Item bewaard', badgePosition: 'bottom-left' });
    expect(screen.getByText('2').parentElement?.dataset.corner).toBe('bottom-left');
    expect(screen.getByText('2 keer')).toBeTruthy();
  });

  it('lets the line of time last a second longer than the time, set through the CSSOM', () => {
    const { container } = render(app());
    notify({ message: 'Menu bewaard', timeout: 4000 });
    const line = container.querySelector<HTMLElement>('[role="status"] > div > span');
    expect(line?.style.getPropertyValue('--time-left')).toBe('5000ms');
  });

  it('draws no line for what stays', () => {
    const { container } = render(app());
    notify({ message: 'Menu bewaard', timeout: 0 });
    expect(container.querySelector('[role="status"] > div > span')).toBeNull();
  });

  it('closes, and runs an action once for a double click', async () => {
    render(app());
    const onPress = vi.fn();
    notify({ message: 'Menu bewaard', actions: [{ label: 'Ongedaan maken', onPress }] });
    await user.dblClick(button('Ongedaan maken'));
    expect(onPress).toHaveBeenCalledOnce();
    notify({ message: 'Nog een' });
    await user.click(within(screen.getByText('Nog een').closest('[role]') as HTMLElement).getByRole('button'));
    wait(1000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('time stands still', () => {
  it('while the pointer is on one', async () => {
    render(app());
    notify({ message: 'Menu bewaard' });
    await user.hover(screen.getByText('Menu bewaard'));
    wait(60_000);
    expect(screen.getByRole('region').dataset.paused).toBe('true');
    await user.unhover(screen.getByText('Menu bewaard'));
    wait(6000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('but not because one was closed under the pointer', async () => {
    render(app());
    notify({ message: 'Eerste' });
    await user.click(button('Melding sluiten'));
    await user.click(button('Bewerken'));
    notify({ message: 'Tweede' });
    wait(6000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('while the focus is in one', async () => {
    render(app());
    notify({ message: 'Menu bewaard' });
    await user.keyboard('{F6}{Tab}');
    wait(60_000);
    expect(document.activeElement).toBe(button('Melding sluiten'));
    await user.click(button('Bewerken'));
    wait(6000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('while the page is hidden', () => {
    render(app());
    notify({ message: 'Menu bewaard' });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    wait(60_000);
    expect(screen.getByRole('status')).toBeTruthy();
    hidden.mockReturnValue(false);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    wait(6000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('by keyboard', () => {
  it('F6 goes to the newest one and back', async () => {
    render(app());
    notify({ message: 'Eerste', timeout: 0, position: 'center' });
    notify({ message: 'Tweede', timeout: 0, position: 'top-left' });
    await user.click(button('Bewerken'));
    await user.keyboard('{F6}');
    expect(document.activeElement?.textContent).toBe('Tweede');
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(button('Bewerken'));
  });

  it('leaves F6 to the browser when there is nothing to go to', () => {
    render(app());
    const pressed = new KeyboardEvent('keydown', { key: 'F6', cancelable: true, bubbles: true });
    document.body.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
  });

  it('Escape closes the one with the focus, which goes on to the next and then back', async () => {
    render(app());
    notify({ message: 'Eerste', timeout: 0 });
    notify({ message: 'Tweede', timeout: 0 });
    await user.click(button('Bewerken'));
    await user.keyboard('{F6}{Escape}');
    expect(document.activeElement?.textContent).toBe('Eerste');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Bewerken'));
    expect(store.getSnapshot().isPaused).toBe(false);
  });

  it('an action gives the focus back to where the reader was', async () => {
    render(app());
    notify({ message: 'Menu bewaard', actions: [{ label: 'Ongedaan maken', onPress: () => {} }] });
    await user.click(button('Bewerken'));
    await user.keyboard('{F6}{Tab}{Enter}');
    expect(document.activeElement).toBe(button('Bewerken'));
  });
});
