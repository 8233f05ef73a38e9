import type { ComponentProps } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  icon?: IconShape;
  iconEnd?: IconShape;
  /** With a label the icon stands alone. */
  label?: string;
}

/** A button of the browser's own for public pages, which must not make a visitor fetch React Aria. */
export function PlainButton({
  icon,
  iconEnd,
  label,
  children,
  variant,
  isWide,
  isCompact,
  className,
  type = 'button',
  ...props
}: PlainButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      className={buttonClass({ variant, isWide, isCompact, className }, label !== undefined)}
    >
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </button>
  );
}
