import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export type IconShape = LucideIcon;

export interface IconProps {
  /** A lucide component, imported by itself: `import Check from 'lucide-react/icons/check'`. */
  icon: IconShape;
  /** In pixels at the default font size; without it the size of the density. */
  size?: 16 | 18 | 20 | 24 | 28 | 32 | 40;
  /** Only where no word stands beside it. Without a label the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ icon: Shape, size, label, className }: IconProps) {
  return (
    <Shape
      className={classNames(styles.icon, size && styles[`size${size}`], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
