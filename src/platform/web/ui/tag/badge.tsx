import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './tag.module.css';

/** `now` is the accent, with its dot: what is happening at this moment. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'now';

export interface BadgeProps {
  tone: BadgeTone;
  children: ReactNode;
  /** Always with an icon, except for `now`: colour alone says nothing to some. */
  icon?: IconShape;
  className?: string;
}

export function Badge({ tone, children, icon, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon && tone !== 'now' && <Icon icon={icon} size={16} />}
      {children}
    </span>
  );
}
