import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './screen.module.css';

/** The column that an admin screen stands in, its parts below each other. */
export function Screen({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.screen, className)}>{children}</div>;
}
