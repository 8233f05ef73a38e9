import type { NotificationStore } from './notification-store.ts';

/**
 * The keyboard's way to the notifications and back: F6 goes to the newest one and returns to where the reader was, and
 * so does closing the last.
 */
export class NotificationFocus {
  #region: HTMLElement | undefined;
  #origin: HTMLElement | undefined;
  readonly #store: NotificationStore;

  constructor(store: NotificationStore) {
    this.#store = store;
  }

  /** Listens for F6 from here on; returns the way to end it. */
  readonly attach = (region: HTMLElement): (() => void) => {
    this.#region = region;
    document.addEventListener('keydown', this.#onKey);
    return () => document.removeEventListener('keydown', this.#onKey);
  };

  readonly rememberOrigin = (from: Element | null): void => {
    if (from instanceof HTMLElement && from !== document.body && !this.contains(from)) this.#origin = from;
  };

  readonly contains = (element: Element | null): boolean => this.#region?.contains(element) ?? false;

  /** For a notification that leaves: whoever was in it goes on to the next one, or back. */
  readonly moveOn = (leaving: HTMLElement): void => {
    if (!leaving.contains(document.activeElement)) return;
    const next = this.#newest();
    if (next === undefined) this.#goBack();
    else next.focus();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    const isInside = this.contains(document.activeElement);
    const target = this.#newest();
    if (!isInside && target === undefined) return;
    event.preventDefault();
    if (isInside) {
      this.#goBack();
      return;
    }
    this.rememberOrigin(document.activeElement);
    target?.focus();
  };

  #newest(): HTMLElement | undefined {
    const newest = this.#store.getSnapshot().notifications.findLast((one) => !one.isLeaving);
    const element = newest && document.getElementById(newest.id);
    return element ?? undefined;
  }

  #goBack(): void {
    if (this.#origin?.isConnected) this.#origin.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
}
