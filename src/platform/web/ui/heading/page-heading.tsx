import type { ReactNode } from 'react';
import { useSaid } from '../../notifications/say.ts';
import { classNames } from '../class-names.ts';
import styles from './heading.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** A sentence or a count beneath the title; said aloud when a search or a filter changes it. */
  lead?: ReactNode;
  /** Buttons at the right; on phones beneath. */
  actions?: ReactNode;
  /** What stands before the title, such as breadcrumbs. */
  before?: ReactNode;
  id?: string;
  className?: string;
}

export function PageHeading({ children, lead, actions, before, id, className }: PageHeadingProps) {
  useSaid(typeof lead === 'string' ? lead : '');
  return (
    <div className={classNames(styles.pageHeading, className)}>
      {before}
      <div className={styles.pageRow}>
        <div className={styles.pageWords}>
          <h1 id={id} className={styles.pageTitle} tabIndex={-1}>
            {children}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && (
          <div className={styles.actions} data-print="hidden">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
