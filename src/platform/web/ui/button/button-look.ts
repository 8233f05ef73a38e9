import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-brand' | 'ghost-on-brand';

const variantClass: Record<ButtonVariant, string | undefined> = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
  'on-brand': styles.onBrand,
  'ghost-on-brand': styles.ghostOnBrand,
};

export interface ButtonLook {
  variant?: ButtonVariant;
  /** As wide as what holds it. */
  isWide?: boolean;
  /** Looks 36 px high in bars and toolbars; the target stays 44. */
  isCompact?: boolean;
  className?: string;
}

export function buttonClass({ variant = 'secondary', isWide, isCompact, className }: ButtonLook, isIcon = false) {
  return classNames(
    styles.button,
    variantClass[variant],
    isWide && styles.wide,
    isCompact && styles.compact,
    isIcon && styles.icon,
    className,
  );
}
