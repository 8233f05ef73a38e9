import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Icon, type IconShape } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import type { NotificationType, ShownNotification } from './notification.ts';
import styles from './notifications.module.css';
import { useNotifications } from './notifications-context.ts';

export interface NotificationLabels {
  close: string;
  /** The way to it by keyboard, where it has something to press. */
  key?: string;
  /** What the badge says to a screen reader: "3 keer". */
  repeated(count: number): string;
}

interface NotificationToastProps {
  notification: ShownNotification;
  labels: NotificationLabels;
  onLeave(toast: HTMLElement): void;
}

const icons: Record<NotificationType, IconShape> = {
  positive: Check,
  negative: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  ongoing: LoaderCircle,
};

export function NotificationToast({ notification, labels, onLeave }: NotificationToastProps) {
  const { id, type, message, caption, actions, count, isLeaving } = notification;
  const store = useNotifications();
  const toast = useRef<HTMLDivElement>(null);

  // Before it is inert: the browser would drop the focus, and no pointer ever leaves what has gone from under it.
  useLayoutEffect(() => {
    if (!isLeaving || toast.current === null) return;
    store.resume('hover');
    onLeave(toast.current);
    toast.current.inert = true;
  }, [isLeaving, store, onLeave]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    store.dismiss(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, and its buttons do all that the key does
    <div
      ref={toast}
      id={id}
      className={styles.place}
      role={type === 'negative' ? 'alert' : 'status'}
      aria-atomic="true"
      tabIndex={-1}
      data-notification={type}
      data-leaving={isLeaving || undefined}
      onKeyDown={closeOnEscape}
      onPointerEnter={() => store.pause('hover')}
      onPointerLeave={() => store.resume('hover')}
    >
      <div className={styles.toast}>
        <Icon icon={icons[type]} size={20} className={styles.icon} />
        <div className={styles.body}>
          <div className={styles.words}>
            <p>{message}</p>
            {caption && <p className={styles.caption}>{caption}</p>}
            {labels.key && actions.length > 0 && <VisuallyHidden>{labels.key}</VisuallyHidden>}
          </div>
          {actions.map(({ label }, index) => (
            <button key={label} type="button" className={styles.action} onClick={() => store.press(id, index)}>
              {label}
            </button>
          ))}
        </div>
        <button type="button" className={styles.close} aria-label={labels.close} onClick={() => store.dismiss(id)}>
          <Icon icon={X} size={20} />
        </button>
        <TimeLeft key={notification.revision} duration={notification.progressDuration} />
      </div>
      {count > 1 && (
        <span key={count} className={styles.badge} data-corner={notification.badgePosition}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{labels.repeated(count)}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

/** The line that runs out. Its time is set through the CSSOM: our content security policy allows no style attributes. */
function TimeLeft({ duration }: { duration: number | undefined }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    line.current?.style.setProperty('--time-left', `${duration}ms`);
  }, [duration]);
  return duration !== undefined && <span ref={line} className={styles.time} aria-hidden="true" />;
}
