import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

export interface ChipRowProps {
  children: ReactNode;
  className?: string;
}

export function ChipRow({ children, className }: ChipRowProps) {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}
