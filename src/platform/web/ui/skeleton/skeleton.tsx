import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'heading' | 'picture' | 'circle' | 'block';
  /** Of what holds it. Lines of text are never all as long. */
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], styles[width], className)} aria-hidden="true" />;
}

export interface SkeletonGroupProps {
  children: ReactNode;
  /** Said to a screen reader: "Leden laden". */
  label: string;
  className?: string;
}

/** Appears after a second: what is quick never shows it. */
export function SkeletonGroup({ children, label, className }: SkeletonGroupProps) {
  return (
    <div className={classNames(styles.group, className)} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
