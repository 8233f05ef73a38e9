import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonRowProps {
  children: ReactNode;
  /** Below 480 px each button takes the whole width. */
  isStackedOnPhones?: boolean;
  className?: string;
}

export function ButtonRow({ children, isStackedOnPhones, className }: ButtonRowProps) {
  return <div className={classNames(styles.row, isStackedOnPhones && styles.stacked, className)}>{children}</div>;
}
