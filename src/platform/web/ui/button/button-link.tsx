import type { ComponentProps } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'>, ButtonLook {
  href: string;
  icon?: IconShape;
  iconEnd?: IconShape;
}

/** Goes somewhere, and is dressed as a button because it is the main thing to do. */
export function ButtonLink({
  icon,
  iconEnd,
  children,
  variant,
  isWide,
  isCompact,
  className,
  ...props
}: ButtonLinkProps) {
  return (
    <a {...props} className={buttonClass({ variant, isWide, isCompact, className })}>
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </a>
  );
}
