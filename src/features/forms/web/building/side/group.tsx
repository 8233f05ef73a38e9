import { type ReactNode, useId } from 'react';
import styles from './side.module.css';

/** A few options under a heading of their own. */
export function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
