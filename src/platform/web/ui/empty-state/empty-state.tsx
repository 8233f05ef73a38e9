import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BuoyPicture } from './buoy-picture.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What the reader can do next; an empty state never only says that there is nothing. */
  children?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Replaces the buoy; `null` leaves the picture out. */
  picture?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, actions, headingLevel = 3, picture, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      {picture === undefined ? <BuoyPicture className={styles.picture} /> : picture}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
