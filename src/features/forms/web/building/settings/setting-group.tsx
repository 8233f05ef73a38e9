import { type ReactNode, useEffect, useRef } from 'react';
import styles from './settings.module.css';

interface SettingGroupProps {
  title: string;
  help?: string | undefined;
  /** By which an address leads to it: `?part=settings#webhooks`. */
  id?: string;
  children: ReactNode;
}

/** What belongs together on the tab of settings: its name at the side, its fields beside it. */
export function SettingGroup({ title, help, id, children }: SettingGroupProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The tab is drawn after the browser looked for the place that its address names.
    if (id === undefined || window.location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus();
  }, [id]);
  return (
    <section className={styles.setting} aria-label={title} id={id}>
      <h2 ref={heading} tabIndex={id === undefined ? undefined : -1}>
        {title}
        {help !== undefined && <small>{help}</small>}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
