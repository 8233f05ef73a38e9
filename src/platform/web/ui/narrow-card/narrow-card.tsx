import type { ReactNode } from 'react';
import styles from './narrow-card.module.css';

interface NarrowCardProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The sheet for one short task by itself: signing in, registering, an invitation. */
export function NarrowCard({ title, lead, children }: NarrowCardProps) {
  return (
    <div className={`wrap ${styles.place}`}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
