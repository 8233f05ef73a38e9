import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './heading.module.css';

export interface SectionHeadProps {
  children: ReactNode;
  /** The way onward: usually a MoreLink. */
  onward?: ReactNode;
  level?: 2 | 3;
  id?: string;
  className?: string;
}

/** A heading that stands on a rule. */
export function SectionHead({ children, onward, level = 2, id, className }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.sectionHead, level === 3 && styles.sub, className)}>
      <Heading id={id} className={styles.sectionTitle}>
        {children}
      </Heading>
      {onward}
    </div>
  );
}
