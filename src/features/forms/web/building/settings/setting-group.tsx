import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingGroupProps {
  title: string;
  help?: string | undefined;
  children: ReactNode;
}

/** What belongs together on the tab of settings: its name at the side, its fields beside it. */
export function SettingGroup({ title, help, children }: SettingGroupProps) {
  return (
    <section className={styles.setting} aria-label={title}>
      <h2>
        {title}
        {help !== undefined && <small>{help}</small>}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
