import { misuseMessages, type NotificationMisuse } from '#platform/contract/notification-parameters.ts';
import { type Checked, checkNotification, type NotificationOptions, type ShownNotification } from './notification.ts';
import { PausableTimer } from './pausable-timer.ts';

/** Long enough for the way out to be seen, see notifications.module.css. */
const leavingTime = 200;

export type PauseReason = 'hover' | 'focus' | 'hidden';

export interface NotificationsState {
  notifications: readonly ShownNotification[];
  isPaused: boolean;
}

export interface NotificationHandle {
  dismiss(): void;
  /** False when it is no longer there, or may not be updated. */
  update(changes: Partial<NotificationOptions>): boolean;
}

interface Kept {
  options: NotificationOptions;
  timer: PausableTimer | undefined;
}

/** The notifications of one app; React only draws them. */
export class NotificationStore {
  #state: NotificationsState = { notifications: [], isPaused: false };
  readonly #kept = new Map<string, Kept>();
  readonly #listeners = new Set<() => void>();
  readonly #paused = new Set<PauseReason>();
  #made = 0;

  readonly getSnapshot = (): NotificationsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly create = (options: NotificationOptions): NotificationHandle => {
    const checked = checkNotification(`notification-${++this.#made}`, options);
    if (!checked.ok) {
      reportMisuse(checked.misuse);
      return nothingShown;
    }
    const { groupKey } = checked.value;
    const same = groupKey === undefined ? undefined : this.#present().find((other) => other.groupKey === groupKey);
    const { id = checked.value.id, count = 0, revision = 0 } = same ?? {};
    this.#show({ ...checked.value, id, count: count + 1, revision: revision + 1 }, options);
    return { dismiss: () => this.dismiss(id), update: (changes) => this.#update(id, changes) };
  };

  readonly dismiss = (id: string): void => {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    kept.timer?.pause();
    this.#kept.delete(id);
    this.#draw(this.#state.notifications.map((one) => (one.id === id ? { ...one, isLeaving: true } : one)));
    setTimeout(() => this.#draw(this.#state.notifications.filter((one) => one.id !== id)), leavingTime);
  };

  /** What a press on one of its buttons does. Gone first, so that a double click finds nothing to press. */
  readonly press = (id: string, action: number): void => {
    const pressed = this.#present().find((one) => one.id === id)?.actions[action];
    this.dismiss(id);
    pressed?.onPress();
  };

  readonly pause = (reason: PauseReason): void => {
    this.#paused.add(reason);
    this.#wait();
  };

  readonly resume = (reason: PauseReason): void => {
    this.#paused.delete(reason);
    this.#wait();
  };

  #update(id: string, changes: Partial<NotificationOptions>): boolean {
    const kept = this.#kept.get(id);
    const shown = this.#present().find((one) => one.id === id);
    if (kept === undefined || shown === undefined) return false;
    const options = { ...kept.options, ...changes };
    const checked: Checked =
      shown.groupKey === undefined ? checkNotification(id, options) : { ok: false, misuse: 'grouped-update-forbidden' };
    if (!checked.ok) {
      reportMisuse(checked.misuse);
      return false;
    }
    this.#show({ ...checked.value, revision: shown.revision + 1 }, options);
    return true;
  }

  #show(notification: ShownNotification, options: NotificationOptions): void {
    const { id, timeout } = notification;
    this.#kept.get(id)?.timer?.pause();
    const timer = timeout === 0 ? undefined : new PausableTimer(timeout, () => this.dismiss(id));
    const isNew = !this.#kept.has(id);
    this.#kept.set(id, { options, timer });
    if (this.#paused.size === 0) timer?.resume();
    const { notifications } = this.#state;
    this.#draw(
      isNew ? [...notifications, notification] : notifications.map((one) => (one.id === id ? notification : one)),
    );
  }

  #present(): ShownNotification[] {
    return this.#state.notifications.filter((one) => !one.isLeaving);
  }

  #wait(): void {
    const isPaused = this.#paused.size > 0;
    if (isPaused === this.#state.isPaused) return;
    for (const { timer } of this.#kept.values()) isPaused ? timer?.pause() : timer?.resume();
    this.#state = { ...this.#state, isPaused };
    this.#tell();
  }

  #draw(notifications: readonly ShownNotification[]): void {
    this.#state = { ...this.#state, notifications };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const nothingShown: NotificationHandle = { dismiss: () => {}, update: () => false };

/** §8: to the console, and the caller's work goes on. */
function reportMisuse(misuse: NotificationMisuse): void {
  console.error(misuseMessages[misuse]);
}
