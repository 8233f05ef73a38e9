import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { notificationPositions } from '#platform/contract/notification-parameters.ts';
import { useDensity } from '../ui/density/density.tsx';
import { NotificationFocus } from './notification-focus.ts';
import { type NotificationLabels, NotificationToast } from './notification-toast.tsx';
import styles from './notifications.module.css';
import { useNotifications } from './notifications-context.ts';

export interface NotificationsProps {
  labels: NotificationLabels & { region: string };
}

/** All notifications, in stacks at the nine positions. Nobody is notified of anything on the server, so it draws nothing there. */
export function Notifications({ labels }: NotificationsProps) {
  const store = useNotifications();
  const density = useDensity();
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, nothingOnTheServer);
  const [focus] = useState(() => new NotificationFocus(store));

  useEffect(() => {
    const pauseWhenHidden = () => (document.hidden ? store.pause('hidden') : store.resume('hidden'));
    pauseWhenHidden();
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden);
  }, [store]);

  if (state === undefined) return null;

  const onFocus = (event: FocusEvent) => {
    focus.rememberOrigin(event.relatedTarget);
    store.pause('focus');
  };
  const onBlur = (event: FocusEvent) => {
    if (!focus.contains(event.relatedTarget)) store.resume('focus');
  };

  return (
    <section
      ref={focus.attach}
      aria-label={labels.region}
      aria-keyshortcuts="F6"
      // There before anything is put in it: screen readers only speak what appears in a live region they know.
      aria-live="polite"
      aria-relevant="additions"
      data-paused={state.isPaused || undefined}
      data-density={density}
      data-print="hidden"
      // React Aria's dialogs hide all else from screen readers, save for what lies above them.
      data-react-aria-top-layer="true"
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {notificationPositions.map((position) => {
        const here = state.notifications.filter((one) => one.position === position);
        return (
          here.length > 0 && (
            <div key={position} className={styles.stack} data-position={position}>
              {here.toReversed().map((one) => (
                <NotificationToast key={one.id} notification={one} labels={labels} onLeave={focus.moveOn} />
              ))}
            </div>
          )
        );
      })}
    </section>
  );
}

const nothingOnTheServer = () => undefined;
