import type { ReactNode } from 'react';
import styles from './plain-checkbox.module.css';

/** The browser's own, for forms that work before any script has run. */
export function PlainCheckbox({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className={styles.line}>
      <input type="checkbox" name={name} className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
