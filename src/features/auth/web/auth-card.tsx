import type { ReactNode } from 'react';
import styles from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The sheet that sign-in and what belongs to it are written on. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
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
