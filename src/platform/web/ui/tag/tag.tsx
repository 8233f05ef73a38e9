import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  icon?: IconShape;
  /** In the platform's colour, for what sets something apart: "Alleen leden". */
  isBrand?: boolean;
  className?: string;
}

/** A word that says what something is about. */
export function Tag({ children, icon, isBrand, className }: TagProps) {
  return (
    <span className={classNames(styles.tag, isBrand && styles.brand, className)}>
      {icon && <Icon icon={icon} size={16} />}
      {children}
    </span>
  );
}
