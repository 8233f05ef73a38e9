import {
  type NotificationMisuse,
  type ResolvedNotification,
  resolveNotification,
} from '#platform/contract/notification-parameters.ts';

export type NotificationType = 'positive' | 'negative' | 'warning' | 'info' | 'ongoing';

export interface NotificationAction {
  label: string;
  /** Called once at most: the notification is gone before it is called. */
  onPress(): void;
}

export interface NotificationOptions {
  message: string;
  caption?: string | undefined;
  type?: NotificationType;
  actions?: readonly NotificationAction[];
  /** Equal notifications become one with a count; a name makes other ones equal, `false` keeps this one apart. */
  group?: string | boolean;
  position?: ResolvedNotification['position'] | undefined;
  /** In milliseconds; 0 means that it stays (§5). */
  timeout?: number | undefined;
  badgePosition?: ResolvedNotification['badgePosition'] | undefined;
}

export interface ShownNotification extends ResolvedNotification {
  id: string;
  message: string;
  caption: string | undefined;
  type: NotificationType;
  actions: readonly NotificationAction[];
  groupKey: string | undefined;
  /** How many equal ones this stands for. */
  count: number;
  /** Changes when its time starts again. */
  revision: number;
  /** On its way out: still drawn, no longer there for keyboard and screen reader. */
  isLeaving: boolean;
}

export type Checked = { ok: true; value: ShownNotification } | { ok: false; misuse: NotificationMisuse };

export function checkNotification(id: string, options: NotificationOptions): Checked {
  const placement = resolveNotification(options);
  if (!placement.ok) return placement;
  if (!options.message) return { ok: false, misuse: 'parameter-required' };
  const { message, caption, type = 'info', actions = [], group = true } = options;
  const groupKey =
    group === true ? JSON.stringify([message, caption, type, placement.value.position]) : group || undefined;
  return {
    ok: true,
    value: {
      ...placement.value,
      id,
      message,
      caption,
      type,
      actions,
      groupKey,
      count: 1,
      revision: 1,
      isLeaving: false,
    },
  };
}
